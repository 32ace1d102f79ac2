//! The scroll position of the list of moves.

use wasm_bindgen::JsValue;
use yew::prelude::*;

use crate::browser::js_value::{get, set};
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
/// Reads the properties by name, because bindings for them would grow the first download.
pub fn show_current_move() {
    // A closed list scrolls when it opens. Asking for a place there would delay each move by a layout of the page.
    let list = gloo_utils::document().query_selector("[open] > .moves:not(:has([aria-current]:focus))").ok().flatten();
    let Some(list) = list else { return };
    let before =
        list.query_selector(":is(:has(+ * > [aria-current]), :first-child:has(> [aria-current]))").ok().flatten();
    let Some(before) = before else { return };
    let number = |of: &JsValue, name: &str| get(of, name).and_then(|value| value.as_f64()).unwrap_or_default();
    // The list goes down or, on phones, along a line, which scrolls to negative places in right-to-left languages.
    let is_mirrored = get(&gloo_utils::document_element(), "dir").is_some_and(|dir| dir == "rtl");
    let excess = if is_mirrored { number(&list, "clientWidth") - number(&before, "offsetWidth") } else { 0.0 };
    set(&list, "scrollTop", &number(&before, "offsetTop").into());
    set(&list, "scrollLeft", &(number(&before, "offsetLeft") - excess).into());
}
