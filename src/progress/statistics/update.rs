//! Changes of the statistics dialog.

use super::added::Added;
use super::import_error::ImportError;
use super::lists::Lists;
use super::model::{Notice, StatisticsDialog, Undoable};
use super::state::{Change, Statistics, Stored};
use super::stored::import::Imported;
use crate::progress;
use crate::progress::rating::log::BoardRating;
use engine::Rules;

/// What happens in the statistics dialog. What its buttons do to storage and files has already happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The stored statistics are read: when the dialog opens, or after they have changed.
    Read(Stored),
    /// The ratings are read, when the statistics are.
    Rated(Vec<BoardRating>),
    /// The player chooses the rules of the shown games; `None` for all.
    ShowRules(Option<Rules>),
    /// The player shows or hides the choice of what to erase.
    ToggleErasing,
    /// The player resets the score against the opponent.
    ResetScore,
    /// A file is saved (`true`), or the browser has refused.
    Exported(bool),
    /// A file is added to the stored statistics, or refused.
    Imported(Result<Box<Imported>, ImportError>),
    /// The stored statistics are erased, and these games.
    Erased(Change, Lists),
    /// The last action is undone, which has restored these statistics if it had changed them.
    Undone(Option<Statistics>),
    /// The last action cannot be undone any more.
    NotUndone,
}

impl StatisticsDialog {
    /// Applies a message. Returns what it wants of the room.
    pub fn update(&mut self, msg: Msg) -> Option<progress::Msg> {
        match msg {
            Msg::Read(stored) => {
                self.stored = Some(stored);
                None
            }
            Msg::Rated(ratings) => {
                self.ratings = ratings;
                None
            }
            Msg::ShowRules(rules) => {
                self.rules = rules;
                None
            }
            Msg::ToggleErasing => {
                self.is_erasing = !self.is_erasing;
                None
            }
            Msg::ResetScore => {
                self.end(Notice::ScoreReset);
                self.undoable = Some(Undoable::ScoreReset);
                Some(progress::Msg::ResetScore)
            }
            Msg::Exported(is_saved) => {
                self.end(if is_saved { Notice::Exported } else { Notice::NotExported });
                None
            }
            Msg::Imported(Err(error)) => {
                self.end(Notice::Refused(error));
                None
            }
            Msg::Imported(Ok(imported)) => {
                self.end(Notice::Imported(Added::by(&imported)));
                self.stored = Some(Ok(imported.games.after.clone()));
                let progress = imported.progress.clone();
                self.undoable = Some(Undoable::Import(imported));
                Some(progress::Msg::ChangeProgress(progress.into()))
            }
            Msg::Erased(change, lists) => {
                self.end(Notice::Erased);
                self.stored = Some(Ok(change.after.clone()));
                self.undoable = Some(Undoable::Erasure(change, lists));
                Some(progress::Msg::ResetAllScores)
            }
            Msg::Undone(restored) => {
                let undone = self.undoable.take()?;
                self.end(Notice::Undone);
                if let Some(restored) = restored {
                    self.stored = Some(Ok(restored));
                }
                Some(match undone {
                    Undoable::ScoreReset | Undoable::Erasure(..) => progress::Msg::RestoreScores,
                    Undoable::Import(imported) => progress::Msg::ChangeProgress(imported.progress.reversed().into()),
                })
            }
            Msg::NotUndone => {
                self.end(Notice::NotUndone);
                None
            }
        }
    }

    /// Shows the result of an action, and hides the choice of what to erase.
    fn end(&mut self, notice: Notice) {
        self.notice = Some(notice);
        self.is_erasing = false;
    }
}
