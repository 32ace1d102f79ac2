//! The base of the hooks that are part of the first download.

use yew::functional::Hook;
use yew::prelude::*;

/// Runs an effect after each render with another key, and after each render without a key. The value that it returns, such
/// as a listener or a timer, is dropped before it runs again.
///
/// This is `use_effect_with` for effects of one type. Yew's code for effects is compiled for each type, so that the first
/// download has it only once.
pub fn use_keyed_effect<T: 'static>(key: Option<u32>, effect: impl FnOnce() -> T + 'static) -> impl Hook<Output = ()> {
    use_boxed_effect(key, Box::new(move || Box::new(effect())))
}

#[hook]
fn use_boxed_effect(key: Option<u32>, effect: Box<dyn FnOnce() -> Box<dyn Kept>>) {
    use_effect_with(Key(key), move |_| {
        let kept = effect();
        move || drop(kept)
    });
}

/// A value of any type, which is only dropped.
trait Kept {}

impl<T> Kept for T {}

struct Key(Option<u32>);

impl PartialEq for Key {
    fn eq(&self, other: &Self) -> bool {
        self.0.is_some() && self.0 == other.0
    }
}
