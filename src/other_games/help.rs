//! What the page says about a position.

use crate::state::CoachTool;
use engine::other_games::{Explanation, GamePosition, Move, best};
use engine::{Evaluation, Limits, Mark, Square};

/// The most nodes of a search in a game that is not solved. A search then takes less than 50 ms.
pub(super) const SEARCH_NODES: u64 = 30_000;

/// What the player has asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Question {
    /// Nothing.
    #[default]
    None,
    /// What to look for.
    Help,
    /// The best move.
    Hint,
    /// The value of every square.
    Values,
    /// What decided the finished game.
    Review,
}

/// The move that gave the result away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The index of the move.
    pub index: usize,
    /// A better move.
    pub better: Move,
    /// What the better move would have led to: where the game is not solved, perhaps an estimate.
    pub value: Evaluation,
}

/// The question of the player, and the engine's answer for the shown position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Help {
    /// The question.
    pub question: Question,
    /// The values of all moves; none while there is no question.
    pub values: Vec<(Move, Evaluation)>,
    /// Why the position is good or bad for the side to move.
    pub explanation: Option<Explanation>,
    /// The move that decided the finished game, while the player looks back.
    pub mistake: Option<Mistake>,
}

impl Help {
    /// Answers a question about a position.
    #[must_use]
    pub fn new(question: Question, position: &dyn GamePosition) -> Self {
        if position.ending().is_some() {
            // Only the review is left to ask for.
            let question = if question == Question::Review { question } else { Question::None };
            return Self { question, ..Self::default() };
        }
        if question == Question::None {
            return Self::default();
        }
        let values = position.values(limits(position));
        Self { question, values, explanation: position.explanation(), mistake: None }
    }

    /// Returns the question after a press on a button of the coach.
    #[must_use]
    pub fn toggled(&self, tool: CoachTool) -> Question {
        let (question, back) = match tool {
            CoachTool::Help | CoachTool::Why => (Question::Help, Question::None),
            CoachTool::Hint => (Question::Hint, Question::Help),
            CoachTool::Values => (Question::Values, Question::Help),
            CoachTool::Review => (Question::Review, Question::None),
        };
        let is_shown = self.question == question || tool == CoachTool::Help && self.is_helping();
        if is_shown { back } else { question }
    }

    /// Whether the player has asked for help with the next move.
    #[must_use]
    pub const fn is_helping(&self) -> bool {
        matches!(self.question, Question::Help | Question::Hint | Question::Values)
    }

    /// Returns the best move, the first of several equal ones, if the player has asked for it.
    #[must_use]
    pub fn hint(&self) -> Option<Move> {
        best(&self.values).first().filter(|_| self.question == Question::Hint).copied()
    }

    /// Returns the value of a square for the side to move, if values are shown: of the move with this mark, where players choose it.
    #[must_use]
    pub fn value_of(&self, square: Square, mark: Mark, chooses_mark: bool) -> Option<Evaluation> {
        let is_asked = |played: &Move| played.square == square && (!chooses_mark || played.mark == mark);
        let value = self.values.iter().find(|(played, _)| is_asked(played)).map(|(_, value)| *value);
        value.filter(|_| matches!(self.question, Question::Values | Question::Review))
    }

    /// Returns the value of the best move.
    #[must_use]
    pub fn best_value(&self) -> Option<Evaluation> {
        let best = best(&self.values);
        self.values.iter().find(|(played, _)| best.first() == Some(played)).map(|(_, value)| *value)
    }
}

/// Returns the limits of an analysis: none where the game is solved.
pub(super) fn limits(position: &dyn GamePosition) -> Limits<'static> {
    if position.is_solved() { Limits::none() } else { Limits::nodes(SEARCH_NODES) }
}
