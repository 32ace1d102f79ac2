//! Follows other tabs: their scores, profile, and their move in the same game by link.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::Event;
use yew::prelude::*;

use super::format::Saved;
use super::local_storage::Storage;
use super::use_autosave::take_over;
use crate::features::action::LazyAction;
use crate::hooks::{use_keyed_effect, use_window_event};
use crate::platform::Visit;
use crate::state::GameAction;

/// Dispatches the state that other tabs store. It also dispatches the state that was stored before the visit, if the visit began
/// without the lazy part.
#[hook]
pub fn use_other_tabs(visit: &Rc<Visit>, storage: &Rc<Storage>, on: &Callback<GameAction>) {
    {
        let (visit, storage, on) = (visit.clone(), storage.clone(), on.clone());
        use_keyed_effect(Some(0), move || {
            let begun = visit.state.saved();
            let stored = storage.stored();
            take_over(&begun, Saved { scores: begun.scores.clone(), ..stored }, &on);
        });
    }
    let (storage, on) = (storage.clone(), on.clone());
    let merge = Callback::from(move |event: Event| {
        if let Some((change, stored)) = storage.change(event.unchecked_ref()) {
            on.emit(LazyAction::ScoresChanged(change).into());
            on.emit(LazyAction::ProfileChanged(stored.profile).into());
            if let Some(game) = stored.game {
                on.emit(LazyAction::Follow(Rc::new(game)).into());
            }
        }
    });
    use_window_event("storage", Some(0), merge);
}
