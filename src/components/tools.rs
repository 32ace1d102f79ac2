//! The toolbar below the board.

use yew::prelude::*;

use super::context::ViewContext;
use super::controls::{Tool, tool_button, true_or_false};
use crate::state::{CoachTool, Dialog, GameAction, Stage};

/// Undo, redo, hint and values, and at the right one more button: [`offer`] or one of the lazy part.
pub fn tools(cx: &ViewContext, last: Html) -> Html {
    let ViewContext { state, texts, .. } = *cx;
    let coach = state.coach();
    let is_over = matches!(state.stage(), Stage::Over(_));
    let toggle = |tool| (Some(coach.shows(tool)), GameAction::Toggle(tool));
    let tool = |name, icon, label, key, is_usable, (is_pressed, action)| {
        tool_button(Tool { name, icon, label, key: Some(key), is_usable, is_pressed, action }, cx)
    };
    let (undo, redo) = ((None, GameAction::Undo), (None, GameAction::Redo));
    html! {
        <div key="tools" class="tools" role="group" aria-label={texts.tools()}>
            { tool("undo", "#icon-undo", texts.undo(), "Ctrl+Z", state.can_undo(), undo) }
            { tool("redo", "#icon-redo", texts.redo(), "Ctrl+Shift+Z", state.can_redo(), redo) }
            { tool("hint", "#icon-hint", texts.hint(), "H", !is_over, toggle(CoachTool::Hint)) }
            { tool("values", "#icon-values", texts.values(), "V", true, toggle(CoachTool::Values)) }
            { last }
        </div>
    }
}

/// The button at the right of the tools: Send for a move that the remote player lacks, Review for a finished or reviewed
/// game, and otherwise Why? for the computer player's move.
pub fn offer(cx: &ViewContext) -> Html {
    let ViewContext { state, texts, .. } = *cx;
    let coach = state.coach();
    let is_over = matches!(state.stage(), Stage::Over(_));
    let toggle = |tool| (Some(coach.shows(tool)), GameAction::Toggle(tool));
    // While the review is shown, its button stays at every move, so that it can be closed.
    let (name, label, (is_pressed, action), is_offered) = if !coach.review && state.is_to_be_sent() {
        ("send", texts.send(), (None, GameAction::show(Dialog::Share(None))), true)
    } else if is_over || coach.review {
        ("review", texts.review(), toggle(CoachTool::Review), true)
    } else {
        let is_reply = state.computer_that_made(state.game().cursor()).is_some();
        ("why", texts.why(), toggle(CoachTool::Why), is_reply)
    };
    html! {
        <button
            type="button"
            class="quiet offer"
            data-action={name}
            aria-pressed={is_pressed.map(true_or_false)}
            hidden={!is_offered}
            onclick={cx.on_click(action)}
        >
            { label }
        </button>
    }
}
