//! Lights the squares that a text names.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::PointerEvent;
use yew::prelude::*;

use super::lit_squares::Pointer;
use crate::browser::use_keyed_effect::use_keyed_effect;

/// The events after which the pointer or the focus may be on another text. Firefox sets `:hover` after those of the pointer,
/// before those of the mouse.
const EVENTS: [&str; 6] = ["pointermove", "pointerdown", "mouseover", "mouseout", "focusin", "focusout"];

/// Lights the squares that a text names while a player points at it or a keyboard user's focus is in it. A tap counts as
/// pointing. A text that appears under a resting pointer lights nothing. Returns a callback for changes of texts or board.
#[hook]
pub fn use_lit_squares() -> Callback<()> {
    let pointer = use_mut_ref(Pointer::default);
    {
        let pointer: Rc<RefCell<Pointer>> = pointer.clone();
        use_keyed_effect(Some(0), move || {
            let document = gloo_utils::document();
            EVENTS.map(|kind| {
                let pointer = pointer.clone();
                EventListener::new(&document, kind, move |event| {
                    let mut pointer = pointer.borrow_mut();
                    let may_follow = matches!(kind, "pointermove" | "pointerdown");
                    let event = event.dyn_ref::<PointerEvent>().filter(|_| may_follow);
                    // Most movements stay on the same text.
                    if event.is_none_or(|event| pointer.follow(event)) {
                        pointer.light();
                    }
                })
            })
        });
    }
    Callback::from(move |()| pointer.borrow().light())
}
