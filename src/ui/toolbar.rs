//! Toolbars, and the buttons that several have.

use super::prelude::*;
use crate::state::Go;

/// Whether the toolbar goes through the game, so that the list of moves need not: while the player looks back. An embedded game
/// keeps its tools.
pub fn has_steps(cx: &ViewContext) -> bool {
    let state = cx.state;
    let is_looking_back = state.coach().review || state.is_reviewable() && state.is_looking_back();
    is_looking_back && state.host.is_none()
}

/// A toolbar. Its buttons are keyed, so that a button that stays keeps the focus.
pub fn toolbar(cx: &ViewContext, buttons: Vec<Html>) -> Html {
    html! { <div key="tools" class="tools" role="group" aria-label={cx.texts.tools()}>{ list(buttons) }</div> }
}

/// A toolbar and what more there is to ask for: in the place of the main button, which a running game does not show, so that the
/// buttons above stay where they are. An embedded game may show the main button.
pub fn toolbar_with_more(cx: &ViewContext, mut buttons: Vec<Html>, more: Vec<Html>) -> Html {
    if more.is_empty() || cx.state.host.is_some() {
        buttons.extend(more);
        return toolbar(cx, buttons);
    }
    html! { <>{ toolbar(cx, buttons) }<div key="more" class="tools" role="group" aria-label={cx.texts.help()}>{ list(more) }</div></> }
}

/// The button that takes back a move.
pub fn undo(cx: &ViewContext) -> Html {
    let onclick = cx.state.can_undo().then(|| cx.on_click(GameAction::Undo));
    tool(cx, "undo", "#icon-undo", cx.texts.undo(), Some(cx.texts.undo_key()), onclick).view()
}

/// The button that restores what undo took back, if there is something to restore.
pub fn redo(cx: &ViewContext) -> Option<Html> {
    let onclick = cx.state.can_redo().then(|| cx.on_click(GameAction::Redo))?;
    Some(tool(cx, "redo", "#icon-redo", cx.texts.redo(), Some(cx.texts.redo_key()), Some(onclick)).view())
}

/// The buttons that go one move back or forward.
pub fn steps(cx: &ViewContext) -> [Html; 2] {
    let ViewContext { state, texts, .. } = *cx;
    let game = state.game();
    [
        ("back", "#icon-back", texts.previous_move(), game.cursor() > 0, Go::Back),
        ("forward", "#icon-forward", texts.next_move(), game.is_in_the_past(), Go::Forward),
    ]
    .map(|(name, icon, label, is_usable, go)| {
        let onclick = is_usable.then(|| cx.on_click(GameAction::Go(go)));
        tool(cx, name, icon, label, Some(state.arrow_to(go)), onclick).view()
    })
}
