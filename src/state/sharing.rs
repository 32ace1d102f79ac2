//! Sharing: the result, and whether the remote player has the last move.

use std::rc::Rc;

use super::{Announcement, Dialog, GameState, Revision, Stage};
use crate::engine::Opponent;

/// The result of sharing, copying or saving.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShareResult {
    /// The system's share sheet took the link.
    Shared,
    /// The text is in the clipboard.
    Copied,
    /// The image is saved as a file.
    Saved,
    /// The browser refused. The dialog offers this text to copy by hand.
    Refused(String),
}

impl GameState {
    /// Whether the remote player needs the last move: during their turn, and after the end until the move is sent.
    #[must_use]
    pub fn is_to_be_sent(&self) -> bool {
        match self.stage() {
            Stage::Waiting(_) => true,
            Stage::Over(_) => {
                let is_by_link = self.setup.opponent == Opponent::Remote;
                let is_own_move = self.game().cursor() > 0 && self.position().turn() != self.setup.play;
                is_by_link && is_own_move && self.shared != Some(self.revision)
            }
            _ => false,
        }
    }

    /// Shows the result of sharing in the dialog, if the open one shares something.
    pub(super) fn share_ended(&mut self, result: &ShareResult) {
        match self.dialog.as_mut().map(Rc::make_mut) {
            Some(Dialog::Share(shown) | Dialog::Embed(_, shown)) => *shown = Some(result.clone()),
            Some(Dialog::Puzzles(Some(puzzles))) => Rc::make_mut(puzzles).set_shared(result.clone()),
            _ => {}
        }
    }

    /// Notes that the last move of this revision is sent, unless the board has changed since. The share dialog shows
    /// the result if it is open, and opens if the browser refuses.
    pub(super) fn move_shared(&mut self, revision: Revision, result: &ShareResult) {
        if revision != self.revision {
            return;
        }
        let is_sent = matches!(result, ShareResult::Shared | ShareResult::Copied);
        if is_sent {
            self.shared = Some(revision);
        }
        match self.dialog.as_mut().map(Rc::make_mut) {
            Some(Dialog::Share(shown)) => *shown = Some(result.clone()),
            Some(_) => {}
            None if is_sent => self.announcement = Announcement::Sent(*result == ShareResult::Copied),
            None => self.dialog = Some(Dialog::Share(Some(result.clone())).into()),
        }
    }
}
