//! The overview of what the player has reached.

use crate::ui::prelude::*;

use super::model::Overview;
use super::rating_view::ratings;
use crate::i18n::Texts;
use crate::learn::puzzles::task::TaskKind;
use crate::opponents::ladder::view::stars;
use crate::progress::achievements::view::achievements;
use crate::progress::rating::log::BoardRating;
use crate::state::Dialog;
use engine::Rules;
use engine::decimal::decimal;

/// The number of boards whose stars are shown at once.
const BOARDS: usize = 3;

/// Stars, rating, achievements and puzzles.
pub fn overview(cx: &ViewContext, overview: &Overview, rated: &[BoardRating]) -> Html {
    let texts = cx.texts;
    html! {
        <div class="overview" key="overview">
            { stars_of_boards(cx, &overview.boards) }
            { ratings(texts, rated) }
            { achievements(texts, overview.achievements) }
            { puzzles(cx, overview) }
        </div>
    }
}

/// The stars of each board with the next step. Those of boards that were not played lately are in a list that opens.
fn stars_of_boards(cx: &ViewContext, boards: &[Rules]) -> Html {
    let ViewContext { state, texts, .. } = *cx;
    let on_board = |rules: &Rules| {
        html! {
            <div>
                <dt>{ texts.rule_of(*rules) }</dt>
                <dd>{ stars(texts, state.ladder(), *rules) }</dd>
                <dd class="remark">{ texts.next_step(state.ladder(), *rules) }</dd>
            </div>
        }
    };
    let (latest, earlier) = boards.split_at(BOARDS.min(boards.len()));
    html! {
        <section class="panel">
            { heading(texts.stars_of_boards()) }
            <dl class="facts">{ for latest.iter().map(on_board) }</dl>
            if !earlier.is_empty() {
                <details>
                    <summary>{ texts.all_boards() }</summary>
                    <dl class="facts">{ for earlier.iter().map(on_board) }</dl>
                </details>
            }
        </section>
    }
}

/// The solved puzzles of each kind, those of days with their streak, and the way there.
fn puzzles(cx: &ViewContext, overview: &Overview) -> Html {
    let texts = cx.texts;
    let of_boards = overview.puzzles.iter().map(|(board, solved, all)| {
        let numbers = [decimal(*solved as u64), decimal(*all as u64)].join("/");
        (texts.task_kind(TaskKind::Puzzles(*board)), numbers)
    });
    let days = [(texts.daily(), overview.solved_days), (texts.first_tries(), overview.first_tries)]
        .map(|(name, number)| (name.to_owned(), decimal(number as u64)));
    let rush = (texts.rush().to_owned(), decimal(overview.best_rush.into()));
    let kind = |(name, number): (String, String)| html! { <div><dt>{ name }</dt><dd>{ number }</dd></div> };
    html! {
        <section class="panel">
            { heading(texts.puzzles()) }
            <dl class="totals">{ for days.into_iter().chain(of_boards).chain([rush]).map(kind) }</dl>
            { for streaks(texts, overview).map(|streaks| html! { <p class="remark">{ streaks }</p> }) }
            { button(Kind::Secondary, "daily", texts.daily(), GameAction::Show(Dialog::Puzzles), cx.dispatch) }
        </section>
    }
}

/// The streak of the puzzle of the day and the longest one, if there was one.
fn streaks(texts: Texts, overview: &Overview) -> Option<String> {
    let Overview { streak, best_streak, .. } = *overview;
    (best_streak > 0).then(|| [&*texts.day_streak(streak), " · ", &*texts.rush_best(best_streak)].concat())
}
