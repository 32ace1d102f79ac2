//! Updates, which `public/offline.js` finds. Both sides communicate by events of the window.

/// The event that an update is ready.
pub const READY: &str = "versionready";

/// Installs the update. The page then reloads with the same game.
pub fn change() {
    // Dispatching a new event cannot fail.
    let _ = web_sys::Event::new("versionwanted").and_then(|event| gloo_utils::window().dispatch_event(&event));
}
