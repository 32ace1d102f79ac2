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
    let find = |selector| gloo_utils::document().query_selector(selector).ok().flatten();
    let list = find(".moves:not(:has([aria-current]:focus))");
    let before = find(".moves :is(:has(+ * > [aria-current]), :first-child:has(> [aria-current]))");
    let top = before.and_then(|before| Reflect::get(&before, &"offsetTop".into()).ok());
    if let (Some(list), Some(top)) = (list, top) {
        // Every element has `scrollTop`.
        let _ = Reflect::set(&list, &"scrollTop".into(), &top);
    }
}
