//! Vibration.

use super::state::Cue;
use crate::browser::js_value::call;

/// Vibrates at an event. Does nothing where the browser cannot.
pub fn vibrate(cue: Cue) {
    let milliseconds = match cue {
        Cue::Move(_) => 12,
        Cue::Win => 60,
        Cue::Draw | Cue::Loss => 30,
    };
    call(&gloo_utils::window().navigator(), "vibrate", &[milliseconds.into()]);
}
