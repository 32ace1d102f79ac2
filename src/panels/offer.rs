//! The button at the right of the tools.

use yew::prelude::*;

use super::send::send;
use crate::components::ViewContext;
use crate::components::controls::true_or_false;
use crate::state::{CoachTool, GameAction, Stage};

/// Send for a move that the remote player lacks, Review for a finished or reviewed game, and otherwise Why? for the computer
/// player's move.
pub fn offer(cx: &ViewContext) -> Html {
    send(cx).unwrap_or_else(|| explain(cx))
}

/// The button for an explanation. While the review is shown, its button stays at every move, so that it can be closed.
fn explain(cx: &ViewContext) -> Html {
    let ViewContext { state, texts, .. } = *cx;
    let coach = state.coach();
    let (name, label, tool, is_offered) = if matches!(state.stage(), Stage::Over(_)) || coach.review {
        ("review", texts.review(), CoachTool::Review, true)
    } else {
        let is_reply = state.computer_that_made(state.game().cursor()).is_some();
        ("why", texts.why(), CoachTool::Why, is_reply)
    };
    html! {
        <button
            type="button"
            class="quiet offer"
            data-action={name}
            aria-pressed={true_or_false(coach.shows(tool))}
            hidden={!is_offered}
            onclick={cx.on_click(GameAction::Toggle(tool))}
        >
            { label }
        </button>
    }
}
