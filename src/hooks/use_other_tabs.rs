//! Merges scores from other tabs.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Event, StorageEvent};
use yew::prelude::*;

use super::use_window_event;
use crate::platform::storage::Storage;
use crate::state::{GameAction, LazyAction};

/// Dispatches the scores that other tabs store.
#[hook]
pub fn use_other_tabs(storage: &Rc<Storage>, on: &Callback<GameAction>) {
    let (storage, on) = (storage.clone(), on.clone());
    let merge = Callback::from(move |event: Event| {
        if let Some(change) = storage.change(event.unchecked_ref::<StorageEvent>()) {
            on.emit(LazyAction::ScoresChanged(change).into());
        }
    });
    use_window_event("storage", true, merge);
}
