//! Events of the window.

use gloo_events::{EventListener, EventListenerOptions};
use web_sys::Event;
use yew::prelude::*;

use super::use_keyed_effect::use_keyed_effect;

/// Calls `callback` for each event of the window with this name, as long as there is a key.
///
/// The callback of the render in which the key changed stays, so that the key must differ where the callback does.
#[hook]
pub fn use_window_event(name: &'static str, key: Option<u32>, callback: Callback<Event>) {
    use_keyed_effect(key, move || {
        // Only a non-passive listener can prevent the browser's default.
        let options = EventListenerOptions::enable_prevent_default();
        let listen = move |event: &Event| callback.emit(event.clone());
        key.map(|_| EventListener::new_with_options(&gloo_utils::window(), name, options, listen))
    });
}
