//! The address bar.

use gloo_events::EventListener;
use web_sys::UrlSearchParams;

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

/// Calls back whenever the fragment changes, for as long as the listener is kept.
pub fn on_fragment_change(callback: impl Fn(Address) + 'static) -> EventListener {
    EventListener::new(&gloo_utils::window(), "hashchange", move |_| callback(read()))
}

/// The decoded keys and values of a query.
fn pairs(query: &str) -> Vec<(String, String)> {
    let Ok(parameters) = UrlSearchParams::new_with_str(query) else { return Vec::new() };
    let entries = parameters.entries().into_iter().flatten();
    entries
        .map(|entry| {
            let entry = js_sys::Array::from(&entry);
            (entry.get(0).as_string().unwrap_or_default(), entry.get(1).as_string().unwrap_or_default())
        })
        .collect()
}
