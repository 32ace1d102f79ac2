//! Navigation by the address.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Event, HashChangeEvent};
use yew::prelude::*;

use super::bar as address;
use crate::features::action::LazyAction;
use crate::features::visit::arrival::Arrival;
use crate::hooks::use_window_event;
use crate::state::GameAction;

/// Opens the game in the fragment whenever the fragment changes.
#[hook]
pub fn use_address(arrival: &Rc<Arrival>, on: &Callback<GameAction>) {
    let (arrival, on) = (arrival.clone(), on.clone());
    let open = Callback::from(move |event: Event| {
        // Autosave may already have put the current game back into the address bar.
        let url = event.unchecked_into::<HashChangeEvent>().new_url();
        if arrival.address_bar.skips_change() {
            return;
        }
        if let Some((game, notes)) = address::read_changed(&url) {
            on.emit(LazyAction::Open(game, notes).into());
        }
    });
    use_window_event("hashchange", Some(0), open);
}
