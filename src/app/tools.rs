//! The toolbar below the board.

use crate::learn::coach::buttons::{rematch, review, toggle};
use crate::share::send::{invite, send};
use crate::ui::prelude::*;
use crate::ui::toolbar::{has_steps, steps, toolbar, undo};

use crate::state::{CoachTool, Stage};

/// The tools of a running game, or those of a finished one.
pub fn tools(cx: &ViewContext) -> Html {
    toolbar(cx, if has_steps(cx) { reviewing(cx) } else { playing(cx) })
}

/// Undo, redo, hint, values and the last tool. A running game by link says when there are hints instead of hint and values. A
/// blank board has no tools, except for undo and redo of the last game and the invitation to a game by link.
fn playing(cx: &ViewContext) -> Vec<Html> {
    let ViewContext { state, texts, .. } = *cx;
    let mut buttons = Vec::new();
    let (is_blank, coach) = (state.is_blank(), state.coach());
    if is_blank && !state.can_undo() && !state.can_redo() && !coach.is_active() {
        return invite(cx).into_iter().collect();
    }
    buttons.push(undo(cx));
    let redo = state.can_redo().then(|| cx.on_click(GameAction::Redo));
    buttons.push(tool(cx, "redo", "#icon-redo", texts.redo(), Some(texts.redo_key()), redo).view());
    if is_blank && !coach.is_active() {
        buttons.extend(invite(cx));
        return buttons;
    }
    if state.round.is_without_help() {
        buttons.push(html! { <small key="no-hints" class="no-hints">{ text(texts.no_hints()) }</small> });
        buttons.push(last_tool(cx));
        return buttons;
    }
    let is_over = matches!(state.stage(), Stage::Over(_));
    let hint = (!is_over).then(|| cx.on_click(GameAction::Toggle(CoachTool::Hint)));
    let hint = tool(cx, "hint", "#icon-hint", texts.hint(), Some("H"), hint).pressed(coach.shows(CoachTool::Hint));
    buttons.push(hint.view());
    buttons.push(values(cx));
    buttons.push(last_tool(cx));
    buttons
}

/// Undo, back, forward, values and the last tool. Back and forward have the places of redo and hint, which have no effect
/// at the end of a game. The end has no values, but a rematch.
fn reviewing(cx: &ViewContext) -> Vec<Html> {
    let [back, forward] = steps(cx);
    let is_over = matches!(cx.state.stage(), Stage::Over(_));
    let rematch = rematch(cx).filter(|_| is_over);
    vec![undo(cx), back, forward, rematch.unwrap_or_else(|| values(cx)), last_tool(cx)]
}

/// The switch that shows the value of each free square. A finished game has none.
fn values(cx: &ViewContext) -> Html {
    let is_over = matches!(cx.state.stage(), Stage::Over(_));
    let onclick = (!is_over).then(|| cx.on_click(GameAction::Toggle(CoachTool::Values)));
    let values = tool(cx, "values", "#icon-values", cx.texts.values(), Some("V"), onclick);
    values.pressed(cx.state.coach().values).view()
}

/// Send for a move that the remote player lacks, Review for a finished or reviewed game, and otherwise Why? for the computer
/// player's move.
fn last_tool(cx: &ViewContext) -> Html {
    let ViewContext { state, texts, .. } = *cx;
    if let Some(send) = send(cx) {
        return send;
    }
    // While the review is shown, its button stays at every move, so that it can be closed.
    if matches!(state.stage(), Stage::Over(_)) || state.coach().review {
        return review(cx);
    }
    if state.round.computer_that_made(state.game().cursor()).is_some() {
        return toggle(cx, "why", texts.why(), CoachTool::Why);
    }
    html! { <span key="no-offer" /> }
}
