//! What goes on beside the moves: unsent moves, replays, refutations and unfinished games.

use std::rc::Rc;

use super::{Announcement, Answer, Dialog, GameState, Practice, Revision, ShareResult, Stage};
use crate::engine::{Game, Opponent};

impl GameState {
    /// Whether a finished game is shown, at its end or at an earlier moment. After an undo, the game goes on.
    #[must_use]
    pub fn is_reviewable(&self) -> bool {
        !is_unfinished(self.game()) && !self.can_redo()
    }

    /// Returns the number of moves after the next move of a replay. There is none while a dialog is open.
    #[must_use]
    pub fn next_of_replay(&self) -> Option<usize> {
        let is_due = self.coach.answer == Answer::Replay && self.game().is_in_the_past() && self.dialog.is_none();
        is_due.then_some(self.game().cursor() + 1)
    }

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

    /// Returns the practice with the next move of a refutation, if its dialog is open.
    #[must_use]
    pub fn next_of_refutation(&self) -> Option<Practice> {
        match self.dialog() {
            Some(Dialog::Practice(Some(practice))) => practice.continued(),
            _ => None,
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

    /// Whether a local player has moved in a game that is not over.
    #[must_use]
    pub fn has_unfinished_play(&self) -> bool {
        is_unfinished(self.game()) && self.is_moved_in()
    }

    /// Whether a local player has moved in the game.
    fn is_moved_in(&self) -> bool {
        (0..self.game().moves().len()).any(|number| self.setup.is_local(self.game().turn_after(number)))
    }

    /// Whether a local player has moved, or the position was set up.
    pub(super) fn is_played(&self) -> bool {
        self.is_moved_in() || !self.game().start().taken().is_empty()
    }
}

/// Whether a game goes on after its last move.
pub(super) fn is_unfinished(game: &Game) -> bool {
    game.position_after(game.moves().len()).outcome().is_none()
}
