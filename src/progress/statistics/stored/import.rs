//! The import of an exported file: its games and its progress are added to those that are here.

use crate::progress::statistics::import_error::ImportError;
use crate::progress::statistics::json_value::Json;
use crate::progress::statistics::progress::{Progress, ProgressChange};
use crate::progress::statistics::state::{Change, Statistics};

/// The maximum size of an imported file in bytes: about twice that of the longest possible statistics, and all collected and rated
/// games.
pub const MAX_TEXT: usize = 420_000;

/// The changes by an import.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The change of the statistics.
    pub games: Change,
    /// The change of the progress.
    pub progress: ProgressChange,
}

impl Imported {
    /// The number of games that the import added.
    pub fn number_of_games(&self) -> u64 {
        self.games.after.games().saturating_sub(self.games.before.games())
    }

    /// Adds the games and the progress of an exported file that are not here yet. Its games count as older. No puzzle of a day
    /// after `tomorrow` counts.
    ///
    /// # Errors
    ///
    /// [`ImportError`] if the file is invalid, too large or without anything new.
    pub fn read<J: Json>(
        text: &str,
        statistics: &Statistics,
        progress: &Progress,
        tomorrow: u32,
    ) -> Result<Self, ImportError> {
        if text.len() > MAX_TEXT {
            return Err(ImportError::TooLarge);
        }
        let json = J::parse(text).ok_or(ImportError::NotStatistics)?;
        let file = Statistics::read_object(&json, text, statistics.source)?;
        let after = statistics.merged(&file).ok_or(ImportError::TooMany)?;
        let games = Change { before: statistics.clone(), after };
        let after = progress.merged(&Progress::read(&json, tomorrow)?);
        let progress = ProgressChange { before: progress.clone(), after };
        let is_new = games.after != games.before || progress.after != progress.before;
        is_new.then_some(Self { games, progress }).ok_or(ImportError::NothingNew)
    }
}
