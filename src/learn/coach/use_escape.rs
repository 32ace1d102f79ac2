//! The Escape key outside dialogs, which the browser closes.

use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent};
use yew::prelude::*;

use crate::browser::use_window_event::use_window_event;
use crate::learn;
use crate::state::{GameAction, GameState};

/// Dispatches `CloseTopmost` when the player presses Escape.
#[hook]
pub fn use_escape(state: &GameState, on: &Callback<GameAction>) {
    let on = on.clone();
    let press = Callback::from(move |event: Event| {
        if event.unchecked_ref::<KeyboardEvent>().key() == "Escape" && !event.default_prevented() {
            event.prevent_default();
            on.emit(learn::Msg::CloseTopmost.into());
        }
    });
    let is_active = state.has_topmost() && state.dialog.is_none();
    use_window_event("keydown", is_active.then_some(0), press);
}
