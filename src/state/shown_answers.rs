//! The answers of the coach that the page shows.

/// A button of the coach. Each one shows or hides its part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoachTool {
    /// The best move and its reason.
    Hint,
    /// The evaluation of every free square.
    Values,
    /// The reason for the computer player's last move.
    Why,
    /// The quality of each move of the game.
    Review,
}

/// An answer about one position or about the mistake of a game. A new answer replaces the old one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Answer {
    /// No answer.
    #[default]
    None,
    /// The best move and its reason.
    Hint,
    /// The reason for the computer player's last move.
    Why,
    /// The mistake that decided a finished game and its refutation, as the player goes through the moves.
    Mistake,
}

/// The visible parts of the coach.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Coach {
    /// The answer to the last question. Turning on values or review ends it.
    pub answer: Answer,
    /// Whether each free square shows its evaluation.
    pub values: bool,
    /// Whether the list of moves shows the quality of each.
    pub review: bool,
}

impl Coach {
    /// Returns whether the part of this button is shown.
    pub fn shows(self, tool: CoachTool) -> bool {
        match tool {
            CoachTool::Hint => self.answer == Answer::Hint,
            CoachTool::Why => self.answer == Answer::Why,
            CoachTool::Values => self.values,
            CoachTool::Review => self.review,
        }
    }

    /// Shows the part of this button, or hides it if it is shown.
    pub fn toggle(&mut self, tool: CoachTool) {
        let is_shown = self.shows(tool);
        match tool {
            CoachTool::Values => self.values = !is_shown,
            CoachTool::Review => self.review = !is_shown,
            CoachTool::Hint | CoachTool::Why => self.answer = Answer::None,
        }
        if !is_shown {
            self.answer = match tool {
                CoachTool::Hint => Answer::Hint,
                CoachTool::Why => Answer::Why,
                CoachTool::Values | CoachTool::Review => Answer::None,
            };
        }
    }

    /// Returns what stays when the cursor moves: all but the answers about one position.
    #[must_use]
    pub const fn elsewhere(self) -> Self {
        let answer = match self.answer {
            Answer::None | Answer::Hint | Answer::Why => Answer::None,
            Answer::Mistake => Answer::Mistake,
        };
        Self { answer, ..self }
    }

    /// Returns what stays after a move and in a new game: the values.
    #[must_use]
    pub fn values_only(self) -> Self {
        Self { values: self.values, ..Self::default() }
    }

    /// Returns whether anything is shown.
    pub const fn is_active(self) -> bool {
        !matches!(self, Self { answer: Answer::None, values: false, review: false })
    }
}
