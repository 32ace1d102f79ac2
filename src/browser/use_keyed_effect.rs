//! Shared effect hook for the first download.

use crate::state::compared::Unequal;
use yew::functional::Hook;
use yew::prelude::*;

/// Runs an effect after each render with another key, and after each render without a key. Drops the returned value, such
/// as a listener or a timer, before the next run.
///
/// Wraps `use_effect_with`, which the compiler would otherwise duplicate for each effect.
pub fn use_keyed_effect<T: 'static>(key: Option<u32>, effect: impl FnOnce() -> T + 'static) -> impl Hook<Output = ()> {
    use_boxed_effect(key, Box::new(move || Box::new(effect())))
}

#[hook]
fn use_boxed_effect(key: Option<u32>, effect: Box<dyn FnOnce() -> Box<dyn Droppable>>) {
    use_effect_with(key.ok_or(Unequal(())), move |_| {
        let guard = effect();
        move || drop(guard)
    });
}

/// A value of any type, held until it is dropped.
trait Droppable {}

impl<T> Droppable for T {}
