//! Newer versions of the game, which `public/offline.js` finds. Both sides speak by events of the window.

/// The event that a newer version waits.
pub const READY: &str = "versionready";

/// Changes to the version that waits. The page then loads again, with the same game.
pub fn change() {
    // An event with a name that is dispatched once is never refused.
    let _ = web_sys::Event::new("versionwanted").and_then(|event| gloo_utils::window().dispatch_event(&event));
}
