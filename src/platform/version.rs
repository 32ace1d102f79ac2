//! Hears of a newer version of the game, and changes to it.
//!
//! `public/offline.js` is who finds it, and who answers. Both speak by events of the document.

use gloo_events::EventListener;
use yew::Callback;

use crate::state::{GameAction, Note};

/// Notes that a newer version waits, for as long as the listener is kept.
pub fn listen(dispatch: Callback<GameAction>) -> EventListener {
    EventListener::new(&gloo_utils::document(), "versionready", move |_| {
        dispatch.emit(GameAction::Notify(Note::NewVersion));
    })
}

/// Asks for the version that waits. The page is loaded again as soon as it has taken over, and finds its game again.
pub fn change() {
    // Only an event without a name could not be made, and only one that is under way not be sent.
    let _ = web_sys::Event::new("versionwanted").and_then(|event| gloo_utils::document().dispatch_event(&event));
}
