//! The results in the statistics dialog: totals, one table row for each opponent, and the last games.

use crate::ui::prelude::*;

use crate::i18n::{Texts, spoken};
use crate::progress::statistics::state::Statistics;
use crate::progress::statistics::tally::Tally;
use crate::progress::statistics::texts::counted;
use crate::state::GameResult;
use crate::state::game::setup::Pairing;
use crate::state::opponent::Opponent;
use crate::ui::fields::chosen_value::chosen_value;
use crate::ui::fields::list_choice::{ListOption, list_choice};
use engine::Rules;
use engine::decimal::decimal;

/// Whether streaks are shown: the player can hide them, and friends have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Streaks {
    /// They are shown.
    Shown,
    /// They are hidden.
    Hidden,
}

/// The choice of boards, the totals, the tables and the last games.
pub fn results(
    texts: Texts,
    stored: &Statistics,
    rules: Option<Rules>,
    streaks: Streaks,
    onchoose: Callback<Option<Rules>>,
) -> Html {
    let mut boards = stored.boards();
    boards.reverse();
    let rules = rules.filter(|rules| boards.contains(rules));
    let tallies = stored.by_opponent(rules);
    let (friends, others): (Vec<Tally>, Vec<Tally>) =
        tallies.into_iter().partition(|tally| tally.counter.pairing.opponent == Opponent::Friend);
    html! {
        <>
            if boards.len() > 1 {
                { choice_of_boards(texts, boards, rules, onchoose) }
            }
            { totals(texts, stored.total(rules), friends.first(), streaks) }
            { table(texts, texts.against_others(), &others, streaks) }
            { table(texts, texts.between_friends(), &friends, Streaks::Hidden) }
            { recent(texts, &stored.recent(rules).collect::<Vec<_>>()) }
            { caption(if streaks == Streaks::Shown { texts.about_statistics() } else { texts.about_mistakes() }) }
        </>
    }
}

fn choice_of_boards(
    texts: Texts,
    boards: Vec<Rules>,
    chosen: Option<Rules>,
    onchoose: Callback<Option<Rules>>,
) -> Html {
    let option = |(index, rules): (usize, &Rules)| {
        ListOption::new(decimal(index as u64), texts.rule_of(*rules), chosen == Some(*rules))
    };
    let all = ListOption::new("", texts.all_boards(), chosen.is_none());
    let options = [all].into_iter().chain(boards.iter().enumerate().map(option)).collect();
    let onchange = onchoose.reform(move |event: Event| {
        let index: usize = chosen_value(&event)?.parse().ok()?;
        boards.get(index).copied()
    });
    list_choice("statistics-board", texts.board(), options, onchange)
}

/// The number of games against others, the share of wins and the streaks. Only without such games, the number of games between
/// friends.
fn totals(texts: Texts, others: Option<Tally>, friends: Option<&Tally>, streaks: Streaks) -> Html {
    let games = others.as_ref().or(friends).map_or(0, Tally::games);
    let of_others = |text: fn(Texts, &Tally) -> String| {
        others.as_ref().map_or(texts.unknown().to_owned(), |tally| text(texts, tally))
    };
    let totals = [
        (texts.games(), texts.number_of_games(games)),
        (
            texts.game_result(Opponent::Remote, GameResult::Won),
            of_others(|texts, tally| texts.percent(share(tally.won.into(), tally))),
        ),
        (texts.unbeaten(), of_others(|texts, tally| texts.number_of_games(tally.streak))),
        (texts.best_streak(), of_others(|texts, tally| texts.number_of_games(tally.best))),
    ];
    let shown = if streaks == Streaks::Shown { totals.len() } else { 2 };
    let total = |(label, number): (&'static str, String)| html! { <div><dt>{ label }</dt><dd>{ number }</dd></div> };
    html! { <dl class="totals">{ for totals.into_iter().take(shown).map(total) }</dl> }
}

/// Returns a part of the games in percent.
fn share(part: u64, tally: &Tally) -> u64 {
    let games = tally.games();
    (100 * part + games / 2).checked_div(games).unwrap_or_default()
}

/// A table with one group of rows for each opponent, unless there is none.
fn table(texts: Texts, name: &'static str, tallies: &[Tally], streaks: Streaks) -> Html {
    let Some(first) = tallies.first() else { return Html::default() };
    let opponent = first.counter.pairing.opponent;
    let [won, drawn, lost] = GameResult::ALL.map(|result| texts.game_result(opponent, result));
    let column = |name: &'static str| html! { <th scope="col">{ name }</th> };
    let columns = [texts.opponent(), texts.games(), won, drawn, lost, texts.mistakes()];
    html! {
        <table class="results" aria-label={name}>
            <thead><tr>{ for columns.map(column) }</tr></thead>
            { for tallies.iter().map(|tally| rows(texts, tally, streaks)) }
        </table>
    }
}

fn rows(texts: Texts, tally: &Tally, shown: Streaks) -> Html {
    let Pairing { rules, opponent } = tally.counter.pairing;
    let count = |result: GameResult| html! { <td>{ texts.number_of_games(u64::from(tally.count_of(result))) }</td> };
    let mistakes = tally.mistakes_in_ten_games().map_or(texts.unknown().to_owned(), |tenths| texts.tenths(tenths));
    let [streak, best] = [tally.streak, tally.best].map(|games| texts.number_of_games(games));
    html! {
        <tbody data-opponent={opponent.name()}>
            <tr>
                <th scope="rowgroup"><span>{ texts.opponent_name_on(rules, opponent) }</span></th>
                <td>{ texts.number_of_games(tally.games()) }</td>
                { for GameResult::ALL.map(count) }
                <td>{ mistakes }</td>
            </tr>
            <tr>
                <td colspan="6">
                    <div class="form">
                        { bar(texts, tally) }
                        if shown == Streaks::Shown {
                            { small(texts.streaks(&streak, &best)) }
                        }
                    </div>
                </td>
            </tr>
        </tbody>
    }
}

/// The shares of the results in a stacked bar.
fn bar(texts: Texts, tally: &Tally) -> Html {
    let named = GameResult::ALL.map(|result| {
        let percent = texts.percent(share(tally.count_of(result).into(), tally));
        [texts.game_result(tally.counter.pairing.opponent, result), " ", &percent].concat()
    });
    // Rounds the ends instead of the widths, so that the parts fill the bar.
    let mut games = 0;
    let parts = GameResult::ALL.map(|result| {
        let start = share(games, tally);
        games += u64::from(tally.count_of(result));
        let width = share(games, tally) - start;
        html! { <rect data-result={result.name()} x={decimal(start)} width={decimal(width)} height="1" /> }
    });
    html! {
        <svg
            class="shares"
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            role="img"
            aria-label={spoken(&texts.conjunction(named.into()))}
        >
            { for parts }
        </svg>
    }
}

/// The last games, one letter for each.
fn recent(texts: Texts, games: &[(Opponent, GameResult)]) -> Html {
    // Joining `&str`s would move code into the first part.
    let names: Vec<String> =
        games.iter().map(|(opponent, result)| texts.game_result(*opponent, *result).into()).collect();
    let game = |(opponent, result): &(Opponent, GameResult)| {
        let value = match result {
            _ if *opponent == Opponent::Friend => None,
            GameResult::Won => Some("win"),
            GameResult::Drawn => Some("draw"),
            GameResult::Lost => Some("loss"),
        };
        html! { <span data-value={value}>{ texts.counted_letter(counted(*opponent, *result)) }</span> }
    };
    let spoken = texts.last_results(&spoken(&texts.conjunction(names)));
    html! {
        <>
            { caption(texts.last_games()) }
            <div class="recent" role="img" aria-label={spoken}>{ for games.iter().map(game) }</div>
        </>
    }
}
