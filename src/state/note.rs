//! What the reader should know, and can dismiss.

use crate::engine::notation::MoveListError;

/// What the reader should know: mostly, what was ignored and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// The address has a key that means nothing here.
    UnknownKey(String),
    /// The address has a known key with a value that means nothing here.
    UnknownValue {
        /// The key.
        key: String,
        /// Its value, cut to a few characters.
        value: String,
    },
    /// The address holds moves that cannot all be played.
    BadMoves(MoveListError),
    /// What an earlier visit left behind cannot be read.
    SavedUnreadable,
    /// The browser keeps nothing for this page.
    NotSaved,
}
