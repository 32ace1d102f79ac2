//! The stored collection.

use std::cell::RefCell;

use super::ended_game::EndedGame;
use super::list::{Collection, Unreadable};
use crate::browser::clock::today;
use crate::progress::storage::local_storage::{store, stored};

/// The name of the stored collection. It is not part of the game's value, because only its dialog reads it.
const NAME: &str = "tic-tac-toe-games";

thread_local! {
    /// The collection that the browser did not store, after the stored text. It counts until the end of the visit, or until another
    /// tab can store its own.
    static UNSAVED: RefCell<Option<(Option<String>, Collection)>> = RefCell::default();
}

/// Reads the stored collection. An invalid one is replaced with the next game.
///
/// # Errors
///
/// [`Unreadable::Newer`] if a newer release has stored it.
pub fn read() -> Result<Collection, Unreadable> {
    let stored = stored(NAME);
    match UNSAVED.with_borrow(Clone::clone) {
        Some((before, unsaved)) if before == stored => return Ok(unsaved),
        _ => {}
    }
    match stored.map(|text| text.parse()) {
        Some(Ok(collection)) => Ok(collection),
        Some(Err(Unreadable::Newer)) => Err(Unreadable::Newer),
        Some(Err(Unreadable::Invalid)) | None => Ok(Collection::default()),
    }
}

/// Stores the collection. A full or denied storage costs only its persistence.
pub fn write(collection: &Collection) {
    let is_stored = store(NAME, &collection.text());
    UNSAVED.set((!is_stored).then(|| (stored(NAME), collection.clone())));
}

/// Collects games that have just ended, on top of those that other tabs have stored. Returns the result.
///
/// # Errors
///
/// [`Unreadable::Newer`] if a newer release has stored a collection, which stays as it is.
pub fn record(games: Vec<EndedGame>) -> Result<Collection, Unreadable> {
    let mut collection = read()?;
    collection.record(games, today());
    write(&collection);
    Ok(collection)
}
