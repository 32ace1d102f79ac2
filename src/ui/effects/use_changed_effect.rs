//! Effects of a value that changes.

use yew::prelude::*;

use crate::browser::use_keyed_effect::use_keyed_effect;

/// Runs an effect after the first render, and after each render with another value.
///
/// Uses `use_keyed_effect`, because the compiler would duplicate `use_effect_with` for each effect.
#[hook]
pub fn use_changed_effect<T: PartialEq + 'static>(value: T, effect: impl FnOnce(&T) + 'static) {
    let last = use_mut_ref(|| None);
    use_keyed_effect(None, move || {
        if last.borrow().as_ref() != Some(&value) {
            effect(&value);
            last.replace(Some(value));
        }
    });
}
