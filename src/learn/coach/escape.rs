//! What the Escape key closes outside dialogs.

use crate::state::shown_answers::Answer;
use crate::state::{Announcement, Coach, GameState, Go};

impl GameState {
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
