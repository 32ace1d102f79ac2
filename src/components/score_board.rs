//! Who plays which mark, and how it stands between them.

use yew::prelude::*;

use super::mark_glyph::mark_glyph;
use crate::engine::Mark;
use crate::engine::decimal::decimal;
use crate::i18n::Texts;
use crate::state::{Score, Setup};

/// Who plays which mark, and how it stands between them: X at the left, O at the right, draws in the middle. The side
/// to move, if the game goes on, is underlined.
pub fn score_board(setup: Setup, score: Score, turn: Option<Mark>, texts: Texts) -> Html {
    let side = |mark: Mark| {
        let (player, wins) = (setup.player(mark), score.wins(setup, mark));
        html! {
            <div
                class="side"
                data-side={mark.name()}
                role="group"
                aria-label={(texts.side_score)(player, mark, wins)}
                data-turn={(turn == Some(mark)).then_some("")}
            >
                { mark_glyph(mark) }
                <span class="name">{ (texts.player)(player) }</span>
                <b class="count">{ decimal(u64::from(wins)) }</b>
            </div>
        }
    };
    html! {
        <section class="score" aria-label={texts.score}>
            { side(Mark::X) }
            <div class="draws"><b class="count">{ decimal(u64::from(score.draws)) }</b>{ " " }{ (texts.draws)(score.draws) }</div>
            { side(Mark::O) }
        </section>
    }
}
