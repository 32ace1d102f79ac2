//! How far the game is: what undo and redo lead to, what the remote player lacks, and what a new game would discard.

use super::{GameState, Stage};
use crate::engine::{Game, Opponent};

impl GameState {
    /// How many moves are left when the last one of a person at this screen is taken back, with all that came after it;
    /// `None` if there is none to take back.
    pub(super) fn undo_target(&self) -> Option<usize> {
        (0..self.game().cursor()).rev().find(|moves| self.setup.is_here(self.game().turn_after(*moves)))
    }

    /// Whether there is a move to take back, or a game to bring back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.undo_target().is_some() || self.earlier.is_some() && self.lazy_part.is_loaded()
    }

    /// Whether there is something to redo.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        self.timeline.can_redo() || self.later.is_some()
    }

    /// Whether undoing brings back a game that had not ended.
    #[must_use]
    pub fn can_resume(&self) -> bool {
        self.undo_target().is_none() && self.earlier.as_ref().is_some_and(|earlier| is_unfinished(earlier.game()))
    }

    /// Whether the reader looks at an earlier moment of the game, rather than having taken back moves to play others.
    #[must_use]
    pub fn is_looking_back(&self) -> bool {
        let is_undone = self.can_redo() && matches!(self.stage(), Stage::Turn(_));
        self.game().is_in_the_past() && !is_undone
    }

    /// Whether the last move still has to be sent to the remote player.
    #[must_use]
    pub fn is_to_be_sent(&self) -> bool {
        match self.stage() {
            Stage::Waiting(_) => true,
            Stage::Over(_) => {
                let is_by_link = self.setup.opponent == Opponent::Correspondent;
                let is_own_move = self.game().cursor() > 0 && self.position().turn() != self.setup.play;
                is_by_link && is_own_move && self.sent != Some(self.moment)
            }
            _ => false,
        }
    }

    /// Whether a person at this screen has played in a game that is not over, so that ending it would lose something.
    #[must_use]
    pub fn has_unfinished_play(&self) -> bool {
        is_unfinished(self.game()) && self.is_moved_in()
    }

    /// Whether a person at this screen has moved in the game.
    fn is_moved_in(&self) -> bool {
        (0..self.game().moves().len()).any(|number| self.setup.is_here(self.game().turn_after(number)))
    }

    /// Whether the game has anything in it but the moves of others.
    pub(super) fn is_played(&self) -> bool {
        self.is_moved_in() || !self.game().start().taken().is_empty()
    }
}

/// Whether a game goes on after its last move.
fn is_unfinished(game: &Game) -> bool {
    game.position_after(game.moves().len()).outcome().is_none()
}
