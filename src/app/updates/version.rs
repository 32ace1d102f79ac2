//! Updates, which `public/boot/offline.js` finds. It dispatches events of the window.

use crate::browser::js_value::call;

/// The event that a newer release is cached. It starts when the page reloads, with the same game.
pub const READY: &str = "versionready";

/// The event that the host sends an altered file instead of that of a release.
pub const ALTERED: &str = "versionaltered";

/// Asks for events again that may have come before the page listened.
pub fn ask() {
    // Dispatching a new event cannot fail.
    let _ = web_sys::Event::new("versionasked").and_then(|event| gloo_utils::window().dispatch_event(&event));
}

/// Reloads the page.
pub fn reload() {
    // By name, because the bindings would grow the first download.
    call(&gloo_utils::window().location(), "reload", &[]);
}
