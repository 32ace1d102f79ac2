//! The statistics dialog.

use super::added::Added;
use super::import_error::ImportError;
use super::lists::Lists;
use super::state::{Change, Stored};
use super::stored::import::Imported;
use crate::progress::rating::log::BoardRating;
use engine::Rules;

/// The open statistics dialog.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StatisticsDialog {
    /// The stored statistics; `None` until they are read.
    pub stored: Option<Stored>,
    /// The ratings of the player on the boards where levels have one.
    pub ratings: Vec<BoardRating>,
    /// The rules of the shown games; `None` for all.
    pub rules: Option<Rules>,
    /// The last action, if it can be undone.
    pub undoable: Option<Undoable>,
    /// Whether the choice of what to erase is shown.
    pub is_erasing: bool,
    /// The result of the last action.
    pub notice: Option<Notice>,
}

/// An action that can be undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undoable {
    /// The score against the opponent is reset.
    ScoreReset,
    /// The statistics and these games are erased, and the scores against all opponents on all boards are reset.
    Erasure(Change, Lists),
    /// A file is imported.
    Import(Box<Imported>),
}

impl Undoable {
    /// The change of the statistics, if the action has changed them.
    pub const fn change(&self) -> Option<&Change> {
        match self {
            Self::ScoreReset => None,
            Self::Erasure(change, _) => Some(change),
            Self::Import(imported) => Some(&imported.games),
        }
    }

    /// Returns the stored games without the change by the action.
    pub fn undone_lists(&self, now: &Lists) -> Lists {
        match self {
            Self::ScoreReset => now.clone(),
            Self::Erasure(_, before) => now.undone(before, &Lists::default()),
            Self::Import(imported) => now.undone(&imported.progress.before.lists, &imported.progress.after.lists),
        }
    }
}

/// The result of the last action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The statistics and the progress are saved as a file.
    Exported,
    /// The browser refused to save them.
    NotExported,
    /// This is added.
    Imported(Added),
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

impl StatisticsDialog {
    /// The last action, if the dialog offers to undo it: not beside the choice of what to erase, where undo could mean another
    /// change.
    pub fn offered_undo(&self) -> Option<&Undoable> {
        self.undoable.as_ref().filter(|_| !self.is_erasing)
    }

    /// Whether the dialog shows the result of an action, or asks what to erase.
    pub const fn is_answering(&self) -> bool {
        self.notice.is_some() || self.is_erasing
    }

    /// Whether the last action has failed. A file without anything new is no failure.
    pub const fn is_refused(&self) -> bool {
        match self.notice {
            Some(Notice::Refused(error)) => !matches!(error, ImportError::NothingNew),
            Some(Notice::NotExported | Notice::NotUndone) => true,
            _ => false,
        }
    }
}
