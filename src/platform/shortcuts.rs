//! Keys that work wherever the focus is.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::Callback;

use crate::state::GameAction;

/// Emits what a key asks for, for as long as the listener is kept.
pub fn listen(dispatch: Callback<GameAction>) -> EventListener {
    // A listener that may keep the browser from doing something of its own has to say so.
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&gloo_utils::document(), "keydown", options, move |event| {
        let event = event.unchecked_ref::<KeyboardEvent>();
        if is_meant_for_something_else(event) {
            return;
        }
        if let Some(action) = action(&event.key()) {
            event.prevent_default();
            dispatch.emit(action);
        }
    })
}

/// What a key asks for.
fn action(key: &str) -> Option<GameAction> {
    match key.as_bytes() {
        [b'n' | b'N'] => Some(GameAction::Reset),
        [digit @ b'1'..=b'9'] => Some(GameAction::PlayNumbered(digit - b'0')),
        _ => None,
    }
}

/// Whether a key press belongs to the browser, to a field in focus or to an open dialog, or only repeats itself.
fn is_meant_for_something_else(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    event.ctrl_key()
        || event.alt_key()
        || event.meta_key()
        || event.repeat()
        || event.default_prevented()
        || target.is_some_and(|target| matches!(target.closest("input, select, textarea, dialog"), Ok(Some(_))))
}
