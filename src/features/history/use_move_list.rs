//! The scroll position of the list of moves.

use js_sys::Reflect;
use yew::prelude::*;

use crate::features::widgets::use_changed_effect::use_changed_effect;
use crate::state::GameState;

/// Scrolls the list of moves to the current one when that or the list changes. Otherwise, the list stays where the player
/// has scrolled it.
#[hook]
pub fn use_move_list(state: &GameState) {
    let game = state.game();
    let list = (game.moves().len(), game.cursor(), state.preferences.newest_first, state.coach());
    use_changed_effect(list, |_| show_current_move());
}

/// Scrolls the list of moves, without the page, to the move before the current one, unless the current one has the focus.
///
/// Uses [`Reflect`], because bindings for these properties would grow the first download.
pub fn show_current_move() {
    // A closed list scrolls when it opens. Asking for a place there would delay each move by a layout of the page.
    let list = gloo_utils::document().query_selector("[open] > .moves:not(:has([aria-current]:focus))").ok().flatten();
    let Some(list) = list else { return };
    let before =
        list.query_selector(":is(:has(+ * > [aria-current]), :first-child:has(> [aria-current]))").ok().flatten();
    if let Some(top) = before.and_then(|before| Reflect::get(&before, &"offsetTop".into()).ok()) {
        // Every element has `scrollTop`.
        let _ = Reflect::set(&list, &"scrollTop".into(), &top);
    }
}
