//! The import of an exported file: its games are added to those that are here.

use super::json_value::Json;
use super::state::{Change, Statistics};

/// The maximum size of an imported file in bytes, about twice that of the longest possible statistics.
pub const MAX_TEXT: usize = 140_000;

/// Why a file is not imported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// The browser cannot read it.
    Unreadable,
    /// It is larger than [`MAX_TEXT`].
    TooLarge,
    /// It has no statistics of this game.
    NotStatistics,
    /// A newer release wrote it.
    Newer,
    /// Its content is incomplete or does not fit together.
    Damaged,
    /// It has no games, or none that are not here already.
    NothingNew,
    /// Together with those here, it has more sources, opponents and boards than the statistics can keep.
    TooMany,
}

impl Statistics {
    /// Adds the games of an exported file that are not here yet. They count as older.
    ///
    /// # Errors
    ///
    /// [`ImportError`] if the file is invalid, too large or without new games.
    pub fn import<J: Json>(&self, text: &str) -> Result<Change, ImportError> {
        if text.len() > MAX_TEXT {
            return Err(ImportError::TooLarge);
        }
        let after = self.merged(&Self::read::<J>(text, self.source)?).ok_or(ImportError::TooMany)?;
        if after == *self {
            return Err(ImportError::NothingNew);
        }
        Ok(Change { before: self.clone(), after })
    }
}
