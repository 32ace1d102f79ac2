//! Follows other tabs: their scores, their move in the same game by link, and the names and colors of players.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Event, StorageEvent};
use yew::prelude::*;

use super::use_window_event;
use crate::platform::players;
use crate::platform::storage::Storage;
use crate::state::{GameAction, LazyAction};

/// Dispatches the scores, games and players that other tabs store.
#[hook]
pub fn use_other_tabs(storage: &Rc<Storage>, on: &Callback<GameAction>) {
    let (storage, on) = (storage.clone(), on.clone());
    let merge = Callback::from(move |event: Event| {
        let event: &StorageEvent = event.unchecked_ref();
        if let Some((change, game)) = storage.change(event) {
            on.emit(LazyAction::ScoresChanged(change).into());
            if let Some(game) = game {
                on.emit(LazyAction::Follow(Rc::new(game)).into());
            }
        }
        if let Some(players) = players::change(event) {
            on.emit(LazyAction::SetPlayers(players).into());
        }
    });
    use_window_event("storage", Some(0), merge);
}
