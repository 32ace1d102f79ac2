//! Undo and redo of moves, and across games. The latter needs the lazy part.

use std::rc::Rc;

use super::progress::is_unfinished;
use super::round::Round;
use crate::state::opponent::Opponent;
use crate::state::{GameState, Stage};

/// The games before and after the one on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct OtherRounds {
    /// The previous game, which undo restores at the start of this one.
    pub(crate) previous: Option<Rc<Round>>,
    /// The game that undo left, which redo restores.
    pub(crate) undone: Option<Rc<Round>>,
}

impl OtherRounds {
    /// Returns both games to change them.
    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Round> {
        [&mut self.previous, &mut self.undone].into_iter().flatten().map(Rc::make_mut)
    }
}

impl Round {
    /// Returns the number of moves before the last one of a local player, if there is one.
    pub(crate) fn before_local_move(&self) -> Option<usize> {
        (0..self.game().cursor()).rev().find(|moves| self.setup.is_local(self.game().turn_after(*moves)))
    }

    /// Returns the number of moves after undo; `None` if there is no move to take back. A remote player has seen the move that they
    /// have answered.
    pub(crate) fn undo_target(&self) -> Option<usize> {
        let is_answered = |moves: usize| moves + 1 < self.game().cursor();
        let is_remote = self.setup.opponent == Opponent::Remote;
        self.before_local_move().filter(|moves| !(is_remote && is_answered(*moves)))
    }
}

impl GameState {
    /// Whether undo has an effect.
    pub fn can_undo(&self) -> bool {
        self.round.undo_target().is_some() || self.game_to_restore().is_some() && self.lazy.part.is_loaded()
    }

    /// Returns the game that undo restores: the previous one, at the start of this one, or when a remote player has sent another one.
    pub(crate) fn game_to_restore(&self) -> Option<&Rc<Round>> {
        let is_sent = self.round.setup.opponent == Opponent::Remote && self.round.is_imported;
        let is_at_start = self.round.before_local_move().is_none();
        self.other_rounds.previous.as_ref().filter(|_| is_at_start || is_sent)
    }

    /// Whether redo has an effect.
    pub const fn can_redo(&self) -> bool {
        self.round.timeline.can_redo() || self.other_rounds.undone.is_some()
    }

    /// Whether undo brings back an unfinished game.
    pub fn can_resume(&self) -> bool {
        self.round.before_local_move().is_none()
            && self.other_rounds.previous.as_ref().is_some_and(|previous| is_unfinished(previous.game()))
    }

    /// Whether an earlier moment of the game is shown, and not the moment after an undo.
    pub fn is_looking_back(&self) -> bool {
        let is_undone = self.can_redo() && matches!(self.stage(), Stage::Turn(_));
        self.game().is_in_the_past() && !is_undone
    }

    /// Takes back all but this many moves, of which the next is that of a local player.
    pub(crate) fn undo_to(&mut self, moves: usize) {
        if !self.takes_back_ends() {
            self.round.forget_counted();
        }
        let counted = self.round.counted();
        self.round.timeline.undo(moves);
        self.show_moment_of_play();
        self.settle(counted);
    }

    /// Restores the moves that undo took back.
    pub(crate) fn redo(&mut self) {
        if self.round.timeline.can_redo() {
            let (setup, counted) = (self.round.setup, self.round.counted());
            self.round.timeline.redo(|mark| setup.is_local(mark));
            self.show_moment_of_play();
            self.settle(counted);
        }
    }

    /// Shows a moment from which the player plays on, so that the look back at the finished game ends.
    pub(crate) fn show_moment_of_play(&mut self) {
        self.show_moment();
        self.coach = self.coach.values_only();
    }
}
