//! Navigation by the address.

use wasm_bindgen::JsCast;
use web_sys::{Event, HashChangeEvent};
use yew::prelude::*;

use super::bar as address;
use crate::browser::use_window_event::use_window_event;
use crate::game;
use crate::state::GameAction;

/// Opens the game in the fragment whenever the fragment changes.
#[hook]
pub fn use_address(on: &Callback<GameAction>) {
    let on = on.clone();
    let open = Callback::from(move |event: Event| {
        // Autosave may already have put the current game back into the address bar.
        let url = event.unchecked_into::<HashChangeEvent>().new_url();
        if let Some((game, notes)) = address::read_changed(&url) {
            on.emit(game::Msg::Open(game, notes).into());
        }
    });
    use_window_event("hashchange", Some(0), open);
}
