//! Games with other rules in changed addresses.

use wasm_bindgen::JsCast;
use web_sys::{Event, HashChangeEvent};
use yew::prelude::*;

use crate::browser::use_window_event::use_window_event;
use crate::other_games::msg::Msg;
use crate::other_games::players::Players;
use crate::share::address::bar as address;
use crate::state::{GameAction, Note};

/// Opens the game with other rules of the address whenever the fragment changes.
#[hook]
pub fn use_address(on: &Callback<GameAction>) {
    let on = on.clone();
    let open = Callback::from(move |event: Event| {
        let url = event.unchecked_into::<HashChangeEvent>().new_url();
        let Some(address) = address::read_changed_game(&url) else { return };
        let players = Players::new(address.opponent, address.play);
        address.other_game.into_iter().for_each(|game| on.emit(Msg::OpenLink(game, players).into()));
        Note::about_address(address.notes).into_iter().for_each(|note| on.emit(GameAction::Notify(note)));
    });
    use_window_event("hashchange", Some(0), open);
}
