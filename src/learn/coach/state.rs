//! Answers of the coach at a moment of the game, and what the Escape key closes.

use crate::state::game::setup::Player;
use crate::state::shown::answers::Answer;
use crate::state::{Announcement, Coach, GameState, Go};
use coaching::coach;
use engine::{Evaluation, Square};

impl GameState {
    /// Whether the page shows the end of a game against a computer player: its tools replace those of the game, unless the
    /// player has asked for something.
    #[must_use]
    pub fn shows_end(&self) -> bool {
        let coach = self.coach();
        let is_asked = matches!(coach.answer, Answer::Nudge | Answer::Hint | Answer::Why)
            || coach.answer == Answer::None && coach.review;
        !is_asked && self.end_against_computer().is_some()
    }

    /// Whether such an end or the refutation of its mistake is shown, so that the game has to be reviewed.
    #[must_use]
    pub fn needs_review(&self) -> bool {
        self.coach().answer == Answer::Mistake || self.shows_end()
    }

    /// Returns the values of the moves that the coach tells. They are those of the player's moves: values of an opponent's moves
    /// look like advice. A large board shows only the best of its moves, which would come and go until analysis has ended.
    #[must_use]
    pub fn told_values(&self) -> Vec<(Square, Evaluation)> {
        let position = self.position();
        let is_for_player = matches!(self.setup().player(position.turn()), Player::You | Player::Person(_));
        let is_choosing = coach::shows_few_values(position.rules()) && self.analysis_request().is_some();
        if self.tells_value() && is_for_player && !is_choosing {
            coach::shown_values(&position, self.analyses())
        } else {
            Vec::new()
        }
    }

    /// Returns the evaluation of the position, if the coach tells it. `told` are the [values](Self::told_values) of its moves.
    #[must_use]
    pub fn told_value(&self, told: &[(Square, Evaluation)]) -> Option<Evaluation> {
        let position = self.position();
        let value = self.tells_value().then(|| self.analyses().of(&position).evaluation)?;
        Some(coach::value_with_moves(&position, value, told))
    }

    /// Whether the coach tells values. The step of a refutation says who wins, and so does the headline of a finished game.
    fn tells_value(&self) -> bool {
        let coach = self.coach();
        coach.values && coach.answer != Answer::Mistake && self.position().outcome().is_none()
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
        if !self.round.before_local_move().is_some_and(is_target) {
            return;
        }
        self.round.counts &= !is_counted;
        while let Some(target) = self.round.before_local_move().filter(|moves| is_target(*moves)) {
            self.undo_to(target);
        }
        // Help would give the answer away.
        self.coach = Coach::default();
    }

    /// Whether something is open above the game, which the Escape key closes.
    #[must_use]
    pub fn has_topmost(&self) -> bool {
        self.coach().is_active() || self.is_looking_back()
    }

    /// Closes an answer, then the review, then the values, and then the earlier moment. The refutation of a mistake leads back to
    /// the end of its game.
    pub(crate) fn close_topmost(&mut self) {
        let before = self.coach();
        match before {
            Coach { answer: Answer::None, review: true, .. } => self.coach.review = false,
            Coach { answer: Answer::None, .. } => self.coach.values = false,
            _ => self.coach.answer = Answer::None,
        }
        if before.answer == Answer::Mistake || !before.is_active() && self.is_looking_back() {
            self.go(Go::Last);
        } else if before.is_active() {
            self.shown.announcement = Announcement::Coach;
        }
    }
}
