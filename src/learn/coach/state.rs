//! Answers of the coach at a moment of the game.

use crate::state::shown_answers::Answer;
use crate::state::{Announcement, GameState, Go};

impl GameState {
    /// Whether the page shows the end of a game against a computer player: its tools replace those of the game, unless the
    /// player has asked for something.
    #[must_use]
    pub fn shows_end(&self) -> bool {
        let coach = self.coach();
        let is_asked =
            matches!(coach.answer, Answer::Hint | Answer::Why) || coach.answer == Answer::None && coach.review;
        !is_asked && self.end_against_computer().is_some()
    }

    /// Whether such an end or the refutation of its mistake is shown, so that the game has to be reviewed.
    #[must_use]
    pub fn needs_review(&self) -> bool {
        self.coach().answer == Answer::Mistake || self.shows_end()
    }

    /// Goes to the moment after this many moves, where the coach gives an answer, except in a game without help.
    pub(crate) fn explain(&mut self, moves: usize, answer: Answer) {
        self.go(Go::To(moves));
        if !self.round.is_without_help() {
            self.coach.answer = answer;
        }
        self.shown.announcement = Announcement::Coach;
    }

    /// Takes back all but this many moves of the whole game, so that a local player moves again from there. If the game has
    /// counted, it keeps its point, and is practice from now on.
    pub(crate) fn try_again(&mut self, moves: usize) {
        let is_counted = self.round.timeline.is_counted();
        self.go(Go::Last);
        let is_target = |target: usize| target >= moves;
        if self.round.undo_target().is_some_and(is_target) {
            self.round.counts &= !is_counted;
        }
        while self.round.undo_target().is_some_and(is_target) {
            self.undo();
        }
    }
}
