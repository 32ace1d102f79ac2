//! The button at the right of the tools.

use crate::features::coach::switch::{review, toggle};
use yew::prelude::*;

use crate::components::ViewContext;
use crate::features::sharing::send::send;
use crate::state::{CoachTool, Stage};

/// Send for a move that the remote player lacks, Review for a finished or reviewed game, and otherwise Why? for the computer
/// player's move.
pub fn offer(cx: &ViewContext) -> Html {
    let ViewContext { state, texts, .. } = *cx;
    if let Some(send) = send(cx) {
        return send;
    }
    // While the review is shown, its button stays at every move, so that it can be closed.
    if matches!(state.stage(), Stage::Over(_)) || state.coach().review {
        return review(cx);
    }
    if state.computer_that_made(state.game().cursor()).is_some() {
        return toggle(cx, "why", texts.why(), CoachTool::Why);
    }
    html! { <span key="no-offer" /> }
}
