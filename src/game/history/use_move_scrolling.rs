//! The scroll position of the list of moves.

use wasm_bindgen::JsValue;
use yew::prelude::*;

use crate::browser::js_value::{get, set};
use crate::state::GameState;

/// The width in which a line of moves fades at its ends, as in `styles/lazy/game.css`.
const FADE: f64 = 16.0;

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
    let place = |item: &JsValue| {
        let start = number(item, "offsetLeft");
        [start, start + number(item, "offsetWidth")]
    };
    let is_mirrored = get(&gloo_utils::document_element(), "dir").is_some_and(|dir| dir == "rtl");
    let left = scroll_left(number(&list, "clientWidth"), place(&before), place(current), is_mirrored);
    set(&list, "scrollTop", &number(&before, "offsetTop").into());
    set(&list, "scrollLeft", &left.into());
}

/// Returns how far a line of moves of this width scrolls, from the start and end of two neighbors: to the one before the current one,
/// or to the current one if both do not fit. The line of a right-to-left language scrolls to negative places.
fn scroll_left(width: f64, before: [f64; 2], current: [f64; 2], is_mirrored: bool) -> f64 {
    let extent = before[1].max(current[1]) - before[0].min(current[0]);
    let [start, end] = if extent + 2.0 * FADE <= width { before } else { current };
    if is_mirrored { end + FADE - width } else { start - FADE }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_of_moves_begins_with_a_whole_move() {
        let (before, current) = ([200.0, 260.0], [264.0, 324.0]);
        assert_eq!(scroll_left(168.0, before, current, false), 200.0 - FADE);
        assert_eq!(scroll_left(140.0, before, current, false), 264.0 - FADE);
        let (before, current) = ([-100.0, -40.0], [-164.0, -104.0]);
        assert_eq!(scroll_left(168.0, before, current, true), -40.0 + FADE - 168.0);
        assert_eq!(scroll_left(140.0, before, current, true), -104.0 + FADE - 140.0);
    }
}
