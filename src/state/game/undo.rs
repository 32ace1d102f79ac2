//! Undo and redo of moves, and across games. The latter needs the lazy part.

use super::progress::is_unfinished;
use crate::state::{Answer, GameState, Stage};

impl GameState {
    /// Returns the number of moves before the last one of a local player; `None` if there is none to take back.
    pub(crate) fn undo_target(&self) -> Option<usize> {
        (0..self.game().cursor()).rev().find(|moves| self.setup.is_local(self.game().turn_after(*moves)))
    }

    /// Whether undo has an effect.
    pub fn can_undo(&self) -> bool {
        self.undo_target().is_some() || self.previous_game.is_some() && self.lazy_part.is_loaded()
    }

    /// Whether redo has an effect.
    pub const fn can_redo(&self) -> bool {
        self.timeline.can_redo() || self.undone_game.is_some()
    }

    /// Whether undo brings back an unfinished game.
    pub fn can_resume(&self) -> bool {
        self.undo_target().is_none()
            && self.previous_game.as_ref().is_some_and(|previous| is_unfinished(previous.game()))
    }

    /// Whether an earlier moment of the game is shown, and not the moment after an undo.
    pub fn is_looking_back(&self) -> bool {
        let is_undone = self.can_redo() && matches!(self.stage(), Stage::Turn(_));
        self.game().is_in_the_past() && !is_undone
    }

    /// Takes back the last move of a local player.
    pub(crate) fn undo(&mut self) {
        if let Some(moves) = self.undo_target() {
            let counted = self.counted();
            self.timeline.undo(moves);
            self.show_moment_of_play();
            self.settle(counted);
        }
    }

    /// Restores the moves that undo took back.
    pub(crate) fn redo(&mut self) {
        if self.timeline.can_redo() {
            let (setup, counted) = (self.setup, self.counted());
            self.timeline.redo(|mark| setup.is_local(mark));
            self.show_moment_of_play();
            self.settle(counted);
        }
    }

    /// Shows a moment from which the player plays on, so that the mistake of the finished game is not shown.
    pub(crate) fn show_moment_of_play(&mut self) {
        self.show_moment();
        self.coach.answer = Answer::None;
    }
}
