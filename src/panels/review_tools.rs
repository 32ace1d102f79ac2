//! The toolbar below the board of a finished game.

use yew::prelude::*;

use super::offer::offer;
use crate::components::ViewContext;
use crate::components::controls::{Tool, tool_button};
use crate::state::{CoachTool, GameAction, Go};

/// Undo, back, forward, values and the last tool. Back and forward have the places of redo and hint, which have no effect
/// at the end of a game.
pub fn review_tools(cx: &ViewContext) -> Option<Html> {
    let ViewContext { state, texts, .. } = *cx;
    if !state.is_reviewable() || state.host().is_some() {
        return None;
    }
    let cursor = state.game().cursor();
    let tool = |name, icon, label, key, is_usable, is_pressed, action| {
        tool_button(Tool { name, icon, label, key: Some(key), is_usable, is_pressed, action }, cx)
    };
    let step = |name, icon, label, is_usable, go| {
        tool(name, icon, label, state.arrow_to(go), is_usable, None, GameAction::Go(go))
    };
    let (values, toggle_values) = (Some(state.coach().values), GameAction::Toggle(CoachTool::Values));
    Some(html! {
        <div key="tools" class="tools" role="group" aria-label={texts.tools()}>
            { tool("undo", "#icon-undo", texts.undo(), texts.undo_key(), state.can_undo(), None, GameAction::Undo) }
            { step("back", "#icon-back", texts.previous_move(), cursor > 0, Go::Back) }
            { step("forward", "#icon-forward", texts.next_move(), state.game().is_in_the_past(), Go::Forward) }
            { tool("values", "#icon-values", texts.values(), "V", true, values, toggle_values) }
            { offer(cx) }
        </div>
    })
}
