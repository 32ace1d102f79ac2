//! The names and colors of two players, in local storage.

use web_sys::StorageEvent;

use super::storage::{store, stored};
use crate::state::Players;

/// The key of the stored players. They are not part of the game's value, because only the lazy part reads them.
const KEY: &str = "tic-tac-toe-players";

/// Reads the stored players.
#[must_use]
pub fn read() -> Players {
    stored(KEY).map(|text| Players::read(&text)).unwrap_or_default()
}

/// Returns the players that another tab has stored; `None` for a `storage` event of another key.
#[must_use]
pub fn change(event: &StorageEvent) -> Option<Players> {
    (event.key().as_deref() == Some(KEY)).then(read)
}

/// Stores the players. A full or denied storage costs only their persistence.
pub fn keep(players: &Players) {
    store(KEY, &players.text());
}
