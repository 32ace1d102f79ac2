//! The timer.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::use_keyed_effect::use_keyed_effect;

/// Calls back this many milliseconds after a render with another key, unless the key changes before. Without a key, there is no
/// timer.
#[hook]
pub fn use_timer(key: Option<u32>, milliseconds: u32, callback: impl FnOnce() + 'static) {
    // Dropping the timer stops it.
    use_keyed_effect(key, move || key.map(|_| Timeout::new(milliseconds, callback)));
}
