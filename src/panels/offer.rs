//! The button at the right of the tools.

use yew::prelude::*;

use super::send::send;
use super::tool::{TextTool, text_tool};
use crate::components::ViewContext;
use crate::state::{CoachTool, GameAction, Stage};

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

/// The switch that shows the review of a game.
pub fn review(cx: &ViewContext) -> Html {
    toggle(cx, "review", cx.texts.review(), CoachTool::Review)
}

fn toggle(cx: &ViewContext, name: &'static str, label: &str, tool: CoachTool) -> Html {
    let is_pressed = Some(cx.state.coach().shows(tool));
    text_tool(TextTool { is_pressed, ..TextTool::new(name, label, GameAction::Toggle(tool)) }, cx)
}
