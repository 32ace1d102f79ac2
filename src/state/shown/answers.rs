//! The answers of the coach that the page shows.

/// A button of the coach. Each one shows or hides its part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoachTool {
    /// Any help with the next move: what to look for at first, and then what the player asks for.
    Help,
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
    /// What to look for, without the square.
    Nudge,
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
    /// The answer to the last question. Turning on values or review ends it, as it ends the values: two of them could seem to
    /// disagree.
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
            CoachTool::Help => self.values || matches!(self.answer, Answer::Nudge | Answer::Hint | Answer::Why),
            CoachTool::Hint => self.answer == Answer::Hint,
            CoachTool::Why => self.answer == Answer::Why,
            CoachTool::Values => self.values,
            CoachTool::Review => self.review,
        }
    }

    /// Shows the part of this button, or hides it if it is shown.
    pub fn toggle(&mut self, tool: CoachTool) {
        let shows = !self.shows(tool);
        let answer = |answer| if shows { answer } else { Answer::None };
        *self = match tool {
            CoachTool::Help => Self { answer: answer(Answer::Nudge), values: false, ..*self },
            CoachTool::Hint => Self { answer: answer(Answer::Hint), values: false, ..*self },
            CoachTool::Why => Self { answer: answer(Answer::Why), values: false, ..*self },
            CoachTool::Values => Self { answer: Answer::None, values: shows, ..*self },
            CoachTool::Review => Self { answer: Answer::None, review: shows, ..*self },
        };
    }

    /// Returns what stays when the cursor moves: all but the answers about one position.
    #[must_use]
    pub const fn elsewhere(self) -> Self {
        let answer = match self.answer {
            Answer::None | Answer::Nudge | Answer::Hint | Answer::Why => Answer::None,
            Answer::Mistake => Answer::Mistake,
        };
        Self { answer, ..self }
    }

    /// Returns what stays after a move and in a new game: the values.
    #[must_use]
    pub fn values_only(self) -> Self {
        Self { values: self.values, ..Self::default() }
    }

    /// Whether an answer is about the best move.
    pub const fn wants_best_move(self) -> bool {
        matches!(self.answer, Answer::Nudge | Answer::Hint)
    }

    /// Returns whether anything is shown.
    pub const fn is_active(self) -> bool {
        !matches!(self, Self { answer: Answer::None, values: false, review: false })
    }
}
