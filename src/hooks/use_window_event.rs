//! Events of the window.

use gloo_events::{EventListener, EventListenerOptions};
use web_sys::Event;
use yew::prelude::*;

/// Calls `callback` for each event of the window with this name, as long as `is_active`.
///
/// The callback of the render in which it became active stays, so that it must not depend on the state. One type for all
/// callbacks lets Yew's code be compiled once.
#[hook]
pub fn use_window_event(name: &'static str, is_active: bool, callback: Callback<Event>) {
    use_effect_with(is_active, move |is_active| {
        // A listener that prevents the browser's default has to be registered as such.
        let options = EventListenerOptions::enable_prevent_default();
        let listen = move |event: &Event| callback.emit(event.clone());
        let listener = is_active.then(|| EventListener::new_with_options(&gloo_utils::window(), name, options, listen));
        move || drop(listener)
    });
}
