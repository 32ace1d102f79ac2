//! What the buttons of the dialog do to the storage. Each returns what has happened.
//!
//! They read the stored games, because another tab may have changed them since the dialog shows them.

use super::list::Entry;
use super::storage;
use super::update::Msg;

/// Deletes a game.
pub fn delete(game: &Entry) -> Msg {
    match storage::read() {
        Ok(mut collection) => {
            collection.remove(game);
            storage::write(&collection);
            Msg::Deleted(game.clone(), collection)
        }
        Err(unreadable) => Msg::Read(Err(unreadable)),
    }
}

/// Brings a deleted game back.
pub fn restore(game: &Entry) -> Msg {
    match storage::read() {
        Ok(mut collection) => {
            collection.add(game.clone());
            storage::write(&collection);
            Msg::Restored(collection)
        }
        Err(unreadable) => Msg::Read(Err(unreadable)),
    }
}
