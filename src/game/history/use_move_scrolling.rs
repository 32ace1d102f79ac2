//! The scroll position of the list of moves.

use js_sys::Reflect;
use yew::prelude::*;

use crate::state::GameState;

/// Returns a callback that scrolls the list of moves to the current one if that or the list has changed. Otherwise, the list stays
/// where the player has scrolled it. `moves` and `cursor` are those of the shown game.
#[hook]
pub fn use_move_scrolling(state: &GameState, moves: usize, cursor: usize) -> Callback<()> {
    let last = use_mut_ref(|| None);
    let list = (moves, cursor, state.preferences.newest_first, state.coach());
    Callback::from(move |()| {
        if last.replace(Some(list)) != Some(list) {
            show_current_move();
        }
    })
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
