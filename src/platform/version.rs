//! Updates, which `public/offline.js` finds. Both sides communicate by events of the window.

/// The event that an update is ready.
pub const READY: &str = "versionready";

/// Asks for [`READY`] again, which may have come before the page listened.
pub fn ask() {
    dispatch("versionasked");
}

/// Installs the update. The page then reloads with the same game.
pub fn change() {
    dispatch("versionwanted");
}

fn dispatch(event: &str) {
    // Dispatching a new event cannot fail.
    let _ = web_sys::Event::new(event).and_then(|event| gloo_utils::window().dispatch_event(&event));
}
