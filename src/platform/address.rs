//! The address bar.

use gloo_events::EventListener;
use yew::Callback;

use crate::state::GameAction;
use crate::state::address::Address;

/// What the address asks for.
#[must_use]
pub fn read() -> Address {
    // A location that cannot be read is one that asks for nothing.
    let query = gloo_utils::window().location().search().unwrap_or_default();
    Address::read(pairs(&query), fragment())
}

/// The decoded keys and values of the fragment.
fn fragment() -> Vec<(String, String)> {
    pairs(&gloo_utils::window().location().hash().unwrap_or_default())
}

/// Opens the game in the fragment whenever somebody changes it, for as long as the listener is kept.
pub fn listen(dispatch: Callback<GameAction>) -> EventListener {
    EventListener::new(&gloo_utils::window(), "hashchange", move |_| {
        // What the query asks for was done when the page was opened.
        let address = Address::read([], fragment());
        if let Some(game) = address.game {
            dispatch.emit(GameAction::Open(Box::new(game), address.notes));
        }
    })
}

/// The decoded keys and values of a query or a fragment, with the mark that it starts with. What cannot be decoded stays as it is, and will not be understood.
fn pairs(query: &str) -> Vec<(String, String)> {
    let decoded = |text: &str| js_sys::decode_uri_component(text).map_or_else(|_| text.to_owned(), String::from);
    let parts = query.get(1..).unwrap_or_default().split('&').filter(|part| !part.is_empty());
    parts
        .map(|part| part.split_once('=').unwrap_or((part, "")))
        .map(|(key, value)| (decoded(key), decoded(value)))
        .collect()
}
