//! The toolbar below the board.

use crate::features::coach::mistake::rematch;
use crate::features::widgets::toolbar::{has_steps, steps, toolbar, undo};
use yew::prelude::*;

use super::last_tool::offer;
use crate::components::ViewContext;
use crate::features::widgets::tool::{Tool, tool_button};
use crate::state::{CoachTool, GameAction, Stage};

/// The tools of a running game, or those of a finished one.
pub fn tools(cx: &ViewContext) -> Html {
    toolbar(cx, if has_steps(cx) { reviewing(cx) } else { playing(cx) })
}

/// Undo, redo, hint, values and the last tool. A blank board has no tools, except for undo and redo of the last game.
fn playing(cx: &ViewContext) -> Vec<Html> {
    let ViewContext { state, texts, .. } = *cx;
    let mut buttons = Vec::new();
    let (is_blank, coach) = (state.is_blank(), state.coach());
    if is_blank && !state.can_undo() && !state.can_redo() && !coach.is_active() {
        return buttons;
    }
    buttons.push(undo(cx));
    buttons.push(tool_button(
        Tool {
            name: "redo",
            icon: "#icon-redo",
            label: texts.redo(),
            key: Some(texts.redo_key()),
            is_usable: state.can_redo(),
            is_pressed: None,
            action: GameAction::Redo,
        },
        cx,
    ));
    if is_blank && !coach.is_active() {
        return buttons;
    }
    buttons.push(tool_button(
        Tool {
            name: "hint",
            icon: "#icon-hint",
            label: texts.hint(),
            key: Some("H"),
            is_usable: !matches!(state.stage(), Stage::Over(_)),
            is_pressed: Some(coach.shows(CoachTool::Hint)),
            action: GameAction::Toggle(CoachTool::Hint),
        },
        cx,
    ));
    buttons.push(values(cx));
    buttons.push(offer(cx));
    buttons
}

/// Undo, back, forward, values and the last tool. Back and forward have the places of redo and hint, which have no effect
/// at the end of a game. The end has no values, but a rematch.
fn reviewing(cx: &ViewContext) -> Vec<Html> {
    let [back, forward] = steps(cx);
    let is_over = matches!(cx.state.stage(), Stage::Over(_));
    let rematch = rematch(cx).filter(|_| is_over);
    vec![undo(cx), back, forward, rematch.unwrap_or_else(|| values(cx)), offer(cx)]
}

/// The switch that shows the value of each free square.
fn values(cx: &ViewContext) -> Html {
    let tool = Tool {
        name: "values",
        icon: "#icon-values",
        label: cx.texts.values(),
        key: Some("V"),
        is_usable: true,
        is_pressed: Some(cx.state.coach().values),
        action: GameAction::Toggle(CoachTool::Values),
    };
    tool_button(tool, cx)
}
