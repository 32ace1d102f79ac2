//! Answers of the coach at a moment of the game.

use crate::state::coach::Answer;
use crate::state::{Announcement, GameState, Go};

impl GameState {
    /// Goes to the moment after this many moves, where the coach gives an answer.
    pub(crate) fn explain(&mut self, moves: usize, answer: Answer) {
        self.go(Go::To(moves));
        self.coach.answer = answer;
        self.announcement = Announcement::Coach;
    }

    /// Takes back all but this many moves of the whole game, so that a local player moves again from there.
    pub(crate) fn try_again(&mut self, moves: usize) {
        self.go(Go::Last);
        while self.undo_target().is_some_and(|target| target >= moves) {
            self.undo();
        }
    }
}
