//! The toolbar below the board.

use yew::prelude::*;

use super::context::ViewContext;
use super::controls::{Tool, tool_button};
use crate::state::{CoachTool, GameAction, Stage};

/// Undo, redo, hint and values, and at the right one more button of the lazy part.
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
            { tool("undo", "#icon-undo", texts.undo(), texts.undo_key(), state.can_undo(), undo) }
            { tool("redo", "#icon-redo", texts.redo(), texts.redo_key(), state.can_redo(), redo) }
            { tool("hint", "#icon-hint", texts.hint(), "H", !is_over, toggle(CoachTool::Hint)) }
            { tool("values", "#icon-values", texts.values(), "V", true, toggle(CoachTool::Values)) }
            { last }
        </div>
    }
}
