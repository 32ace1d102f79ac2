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
    let current = list.query_selector(":scope > :has(> [aria-current])").ok().flatten();
    let current = current.as_ref().unwrap_or(&before);
    let number = |of: &JsValue, name: &str| get(of, name).and_then(|value| value.as_f64()).unwrap_or_default();
    let [start, current_start] = [&before, current].map(|of| number(of, "offsetLeft"));
    let [end, current_end] = [&before, current].map(|of| number(of, "offsetLeft") + number(of, "offsetWidth"));
    let width = number(&list, "clientWidth");
    // The list goes down or, on phones, along a line, which scrolls to negative places in right-to-left languages. In a line,
    // the current move is in view as a whole, and the one before as far as there is room.
    let is_mirrored = get(&gloo_utils::document_element(), "dir").is_some_and(|dir| dir == "rtl");
    let left = if is_mirrored { (end - width).min(current_start) } else { start.max(current_end - width) };
    set(&list, "scrollTop", &number(&before, "offsetTop").into());
    set(&list, "scrollLeft", &left.into());
}
