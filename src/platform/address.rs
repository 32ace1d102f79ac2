//! The address bar.

use gloo_events::EventListener;
use web_sys::UrlSearchParams;
use yew::Callback;

use super::text_pairs;
use crate::state::GameAction;
use crate::state::address::Address;

/// What the address asks for.
#[must_use]
pub fn read() -> Address {
    let location = gloo_utils::window().location();
    // A location that cannot be read is one that asks for nothing.
    let query = location.search().unwrap_or_default();
    let fragment = location.hash().unwrap_or_default();
    Address::read(pairs(&query), pairs(fragment.trim_start_matches('#')))
}

/// Opens the game in the fragment whenever somebody changes it, for as long as the listener is kept.
pub fn listen(dispatch: Callback<GameAction>) -> EventListener {
    EventListener::new(&gloo_utils::window(), "hashchange", move |_| {
        let address = read();
        if let Some(game) = address.game {
            dispatch.emit(GameAction::Open(game, address.notes));
        }
    })
}

/// The decoded keys and values of a query.
fn pairs(query: &str) -> Vec<(String, String)> {
    let Ok(parameters) = UrlSearchParams::new_with_str(query) else { return Vec::new() };
    text_pairs(parameters.entries().into_iter().flatten())
}
