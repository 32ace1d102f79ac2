//! Queries about undo and redo, unsent moves and unfinished games.

use super::{Answer, GameState, Stage};
use crate::engine::{Game, Opponent};

impl GameState {
    /// Returns the number of moves before the last one of a local player; `None` if there is none to take back.
    pub(super) fn undo_target(&self) -> Option<usize> {
        (0..self.game().cursor()).rev().find(|moves| self.setup.is_local(self.game().turn_after(*moves)))
    }

    /// Whether undo has an effect.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.undo_target().is_some() || self.previous_game.is_some() && self.lazy_part.is_loaded()
    }

    /// Whether redo has an effect.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        self.timeline.can_redo() || self.undone_game.is_some()
    }

    /// Whether undo brings back an unfinished game.
    #[must_use]
    pub fn can_resume(&self) -> bool {
        self.undo_target().is_none()
            && self.previous_game.as_ref().is_some_and(|previous| is_unfinished(previous.game()))
    }

    /// Whether an earlier moment of the game is shown, and not the moment after an undo.
    #[must_use]
    pub fn is_looking_back(&self) -> bool {
        let is_undone = self.can_redo() && matches!(self.stage(), Stage::Turn(_));
        self.game().is_in_the_past() && !is_undone
    }

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

    /// Whether the last move still has to be sent to the remote player.
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
fn is_unfinished(game: &Game) -> bool {
    game.position_after(game.moves().len()).outcome().is_none()
}
