//! Events of the window.

use gloo_events::{EventListener, EventListenerOptions};
use web_sys::Event;
use yew::prelude::*;

use super::use_keyed_effect;

/// Calls `callback` for each event of the window with this name, as long as `is_active`.
///
/// The callback of the render in which it became active stays, so that it must not depend on the state.
#[hook]
pub fn use_window_event(name: &'static str, is_active: bool, callback: Callback<Event>) {
    use_keyed_effect(is_active.then_some(0), move || {
        // Only a non-passive listener can prevent the browser's default.
        let options = EventListenerOptions::enable_prevent_default();
        let listen = move |event: &Event| callback.emit(event.clone());
        is_active.then(|| EventListener::new_with_options(&gloo_utils::window(), name, options, listen))
    });
}
