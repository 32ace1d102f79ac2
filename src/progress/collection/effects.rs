//! What the buttons of the dialog do to the storage. Each returns what has happened.

use super::list::Entry;
use super::update::Msg;
use crate::progress::dated::storage;

/// Deletes a game.
pub fn delete(game: &Entry) -> Msg {
    match storage::change(|games| games.remove(game)) {
        Ok(rest) => Msg::Deleted(game.clone(), rest),
        Err(unreadable) => Msg::Read(Err(unreadable)),
    }
}

/// Brings a deleted game back.
pub fn restore(game: &Entry) -> Msg {
    match storage::change(|games| games.add(game.clone())) {
        Ok(games) => Msg::Restored(games),
        Err(unreadable) => Msg::Read(Err(unreadable)),
    }
}
