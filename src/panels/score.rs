//! The score of a match.

use yew::prelude::*;

use crate::components::{ViewContext, score_side};
use crate::engine::Mark;

/// The wins of both sides in the match, with its length in the middle.
pub fn score(cx: &ViewContext, turn: Option<Mark>) -> Option<Html> {
    let ViewContext { state, texts, .. } = *cx;
    let games = state.match_length().games()?;
    let panels = texts.panels();
    let (near, score) = (state.near(), state.match_score());
    let side = |mark: Mark| {
        let (player, wins) = (state.setup().player(mark), if mark == near { score.near } else { score.far }.into());
        score_side(mark, (texts.player)(player), (texts.side_score)(player, mark, wins), wins, turn)
    };
    Some(html! {
        <section class="score" aria-label={panels.match_score}>
            { side(Mark::X) }
            <div class="draws">{ (panels.best_of)(games) }</div>
            { side(Mark::O) }
        </section>
    })
}
