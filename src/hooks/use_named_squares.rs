//! Lights the squares that a text names.

use gloo_events::EventListener;
use yew::prelude::*;

use crate::platform::named_squares;

/// The events that can change the text under the pointer or with the focus.
const EVENTS: [&str; 4] = ["pointerover", "pointerout", "focusin", "focusout"];

/// Lights the squares that a text names while the pointer is over it or a keyboard user's focus is in it. A tap counts as
/// the pointer.
#[hook]
pub fn use_named_squares() {
    use_effect_with((), |()| {
        let document = gloo_utils::document();
        let listeners = EVENTS.map(|event| EventListener::new(&document, event, |_| named_squares::light()));
        // Dropping the listeners removes them.
        move || drop(listeners)
    });
    // The text or the board may have changed.
    use_effect(named_squares::light);
}
