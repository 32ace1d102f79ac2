//! Follows other tabs: their scores, profile, and their move in the same game by link.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::Event;
use yew::prelude::*;

use super::local_storage::Storage;
use crate::browser::use_window_event::use_window_event;
use crate::game::score::state::ScoresChange;
use crate::progress;
use crate::progress::profile::data::ProfileChange;
use crate::state::GameAction;

/// Dispatches the state that other tabs store.
#[hook]
pub fn use_other_tabs(storage: &Rc<Storage>, on: &Callback<GameAction>) {
    let (storage, on) = (storage.clone(), on.clone());
    let merge = Callback::from(move |event: Event| {
        if let Some((before, stored)) = storage.change(event.unchecked_ref()) {
            let scores = ScoresChange { from: before.scores, to: stored.scores };
            let profile = ProfileChange { from: before.profile, to: stored.profile };
            on.emit(progress::Msg::ScoresChanged(scores).into());
            let (from, to) = (before.scores_of_games, stored.scores_of_games);
            on.emit(progress::Msg::ScoresOfGamesChanged { from, to }.into());
            on.emit(progress::Msg::ProfileChanged(profile).into());
            if let Some(game) = stored.game {
                on.emit(progress::Msg::Follow(Rc::new(game)).into());
            }
        }
    });
    use_window_event("storage", Some(0), merge);
}
