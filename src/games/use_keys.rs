//! The keys that choose the mark to place.

use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent};
use yew::prelude::*;

use super::msg::Msg;
use crate::browser::use_window_event::use_window_event;
use crate::state::{GameAction, GameState};
use engine::Mark;

/// Chooses the mark that a press places by the keys X and O, unless a dialog is open or the player does without shortcuts.
#[hook]
pub fn use_keys(state: &GameState, on: &Callback<GameAction>) {
    let on = on.clone();
    let press = Callback::from(move |event: Event| {
        let event = event.unchecked_ref::<KeyboardEvent>();
        let has_modifier = event.ctrl_key() || event.meta_key() || event.alt_key();
        if let Some(mark) = Mark::from_name(&event.key().to_ascii_lowercase()).filter(|_| !has_modifier) {
            on.emit(Msg::SetMark(mark).into());
        }
    });
    let chooses = state.other_game().is_some_and(|game| game.position().chooses_mark());
    let is_active = chooses && state.dialog.is_none() && !state.preferences.without_shortcuts;
    use_window_event("keydown", is_active.then_some(0), press);
}
