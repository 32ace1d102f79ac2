//! The switches of the coach.

use crate::state::CoachTool;
use crate::ui::prelude::*;

/// The switch that shows the review of a game.
pub fn review(cx: &ViewContext) -> Html {
    toggle(cx, "review", cx.texts.review(), CoachTool::Review)
}

pub(crate) fn toggle(cx: &ViewContext, name: &'static str, label: &'static str, tool: CoachTool) -> Html {
    let is_shown = cx.state.coach().shows(tool);
    text_tool(name, label, cx.on_click(GameAction::Toggle(tool))).pressed(is_shown).view()
}
