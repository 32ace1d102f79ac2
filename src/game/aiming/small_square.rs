//! Which squares are too small for a finger.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, MouseEvent, PointerEvent};

/// The minimum target size in pixels: WCAG 2.2, success criterion 2.5.5.
const TARGET_SIZE: i32 = 44;

/// Returns whether a press came from a finger or a pen on a square below the minimum target size.
pub fn is_hard_to_hit(event: &MouseEvent) -> bool {
    let is_touch =
        event.dyn_ref::<PointerEvent>().is_some_and(|event| ["touch", "pen"].contains(&&*event.pointer_type()));
    is_touch && pressed_button(event).is_some_and(|square| square.offset_width() < TARGET_SIZE)
}

/// Returns the button that a press hits. The target may be the mark on it.
pub(crate) fn pressed_button(event: &MouseEvent) -> Option<HtmlElement> {
    event.target()?.dyn_into::<Element>().ok()?.closest("button").ok()??.dyn_into().ok()
}
