//! The base of the hooks that are part of the first download.

use yew::prelude::*;

/// A value that lives as long as its effect, such as a listener or a timer.
pub trait Kept {}

impl<T> Kept for T {}

/// Runs an effect after each render with another key, and after each render without a key. The value that the effect
/// returns is dropped before it runs again.
///
/// This is `use_effect_with` for effects of one type. Yew's code for effects is compiled for each type, so that the first
/// download has it only once.
#[hook]
pub fn use_keyed_effect(key: Option<u32>, effect: Box<dyn FnOnce() -> Box<dyn Kept>>) {
    use_effect_with(Key(key), move |_| {
        let kept = effect();
        move || drop(kept)
    });
}

struct Key(Option<u32>);

impl PartialEq for Key {
    fn eq(&self, other: &Self) -> bool {
        self.0.is_some() && self.0 == other.0
    }
}
