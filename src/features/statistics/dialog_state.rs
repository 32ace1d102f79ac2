//! What the open statistics dialog shows.

use super::import_error::ImportError;
use super::progress::ProgressChange;
use super::state::{Change, Statistics};
use engine::Rules;

/// What the open dialog shows. It ends with the dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The stored statistics.
    pub stored: Result<Statistics, IsNewer>,
    /// The rules of the shown games; `None` for all.
    pub rules: Option<Rules>,
    /// The last import or erasure, which can be undone.
    pub change: Option<Change>,
    /// The change of the progress by the last import.
    pub progress: Option<Box<ProgressChange>>,
    /// Whether the last action reset scores, which can be undone.
    pub is_reset: bool,
    /// Whether the choice of what to erase is shown.
    pub is_erasing: bool,
    /// The result of the last action.
    pub notice: Notice,
}

/// A newer release has stored the statistics. This one must not change them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IsNewer;

/// The result of the last action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// There was no action.
    None,
    /// The statistics and the progress are saved as a file.
    Exported,
    /// The browser refused to save them.
    NotExported,
    /// This many games are added, or only progress.
    Imported(u64),
    /// The statistics are erased.
    Erased,
    /// The score against the opponent is reset.
    ScoreReset,
    /// The last action is undone.
    Undone,
    /// The last action cannot be undone any more.
    NotUndone,
    /// The file is not imported.
    Refused(ImportError),
}

impl Shown {
    /// Whether an action can be undone. The choice of what to erase offers no undo, which could mean another change.
    pub const fn can_undo(&self) -> bool {
        !self.is_erasing && (self.change.is_some() || self.is_reset)
    }

    /// Whether the last action has failed.
    pub const fn is_refused(&self) -> bool {
        matches!(self.notice, Notice::NotExported | Notice::NotUndone | Notice::Refused(_))
    }
}
