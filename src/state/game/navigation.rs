//! Navigation in the game.

use crate::state::{Answer, GameState};

/// Navigation to another moment of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// To the moment after this many moves.
    To(usize),
    /// To the start.
    First,
    /// One move back.
    Back,
    /// One move on.
    Forward,
    /// To the last move.
    Last,
}

impl GameState {
    /// Returns the navigation of the left and right arrows: the game goes on in the direction of the language.
    pub fn arrows(&self) -> [Go; 2] {
        match self.language {
            Some(language) if language.is_right_to_left => [Go::Forward, Go::Back],
            _ => [Go::Back, Go::Forward],
        }
    }

    /// Returns the arrow key of a navigation by one move.
    pub fn arrow_to(&self, go: Go) -> &'static str {
        if self.arrows().first() == Some(&go) { "←" } else { "→" }
    }

    /// Goes to another moment of the game.
    pub(crate) fn go(&mut self, go: Go) {
        let cursor = self.game().cursor();
        let moves = match go {
            Go::To(moves) => moves,
            Go::First => 0,
            Go::Back => cursor.saturating_sub(1),
            Go::Forward => cursor.saturating_add(1),
            Go::Last => usize::MAX,
        };
        if moves.min(self.game().moves().len()) != cursor {
            let counted = self.round.counted();
            self.round.timeline.jump(moves);
            self.other_rounds.undone = None;
            self.show_moment();
            if self.coach.review && !self.game().is_in_the_past() {
                // The end tells the mistake again.
                self.coach.answer = Answer::None;
            }
            self.settle(counted);
        }
    }
}
