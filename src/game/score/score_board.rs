//! The players and the score.

use yew::prelude::*;

use crate::i18n::Texts;
use crate::state::{GameState, Score};
use crate::ui::content::{element, group, list, text};
use crate::ui::context::ViewContext;
use crate::ui::mark_glyph::mark_glyph;
use engine::Mark;
use engine::decimal::decimal;

/// The players and the score: X at the left, O at the right, draws in the middle. It keeps its space until a game has ended. The lazy
/// part shows matches and names instead.
pub fn score_board(cx: &ViewContext) -> Html {
    let ViewContext { state, texts, .. } = *cx;
    let (setup, score) = (state.setup(), state.score());
    let side = |mark: Mark| {
        let (player, wins) = (setup.player(mark), score.wins(state.round.near(), mark));
        let name = texts.player(player);
        side(mark, name, texts.player_score(player, name, mark, wins), wins)
    };
    html! {
        <section class="score" aria-label={texts.score()} data-empty={is_empty(state).then_some("")}>
            { list(vec![side(Mark::X), draws(texts, score.draws), side(Mark::O)]) }
        </section>
    }
}

/// Whether no game has ended, so that the page has no score to show. An embedded game shows the players as well.
pub fn is_empty(state: &GameState) -> bool {
    state.host.is_none() && state.score() == Score::default()
}

/// The draws of the score.
pub fn draws(texts: Texts, draws: u32) -> Html {
    group("draws", vec![count(draws), text(" "), text(texts.draws(draws))])
}

/// A number of results.
fn count(results: u32) -> Html {
    element("b", "count", text(decimal(u64::from(results))))
}

/// One side of the score: the name of the player, the wins, and both as the accessible name.
pub fn side(mark: Mark, name: &str, label: String, wins: u32) -> Html {
    // The drawing of the mark stands for its letter.
    let name = if name == mark.letter() { String::new() } else { name.to_owned() };
    html! {
        <div class="side" data-side={mark.name()} role="group" aria-label={label}>
            { list(vec![mark_glyph(mark), element("span", "name", text(name)), count(wins)]) }
        </div>
    }
}
