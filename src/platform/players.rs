//! The names and colors of two players, in local storage.

use web_sys::StorageEvent;

use super::storage::{is_about, store, stored};
use crate::state::Players;

/// The name of the stored players. They are not part of the game's value, because only the lazy part reads them.
const NAME: &str = "tic-tac-toe-players";

/// Reads the stored players.
#[must_use]
pub fn read() -> Players {
    stored(NAME).map(|text| Players::read(&text)).unwrap_or_default()
}

/// Returns the players that another tab has stored; `None` for a `storage` event of another key.
#[must_use]
pub fn change(event: &StorageEvent) -> Option<Players> {
    is_about(event, NAME).then(read)
}

/// Stores the players. A full or denied storage costs only their persistence.
pub fn keep(players: &Players) {
    store(NAME, &players.text());
}
