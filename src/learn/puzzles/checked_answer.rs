//! The check of the last answer.

use super::attempt::Wrong;
use super::model::Puzzles;
use coaching::puzzles;
use engine::{Evaluation, Position, Square};

/// What the last answer is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CheckedAnswer {
    /// It is right.
    Right {
        /// The position that it answers.
        position: Position,
        /// The reply to it, if it is played.
        reply: Option<Square>,
    },
    /// It gives the result away.
    Refuted {
        /// The position that it answers.
        position: Position,
        /// The evaluation of the answer: unknown if it only misses a win by fours.
        value: Evaluation,
        /// The moves after the answer, if both sides play perfectly.
        refutation: Vec<Square>,
    },
}

impl Puzzles {
    /// Returns what the last answer is worth, or `None` without an answer.
    pub fn checked_answer(&self) -> Option<CheckedAnswer> {
        let answer = self.answer()?;
        if let Some(Wrong { refutation, .. }) = &self.attempt.wrong {
            let position = self.position();
            let value = puzzles::value_of_move(&position, answer).map_or(Evaluation::Unknown, Evaluation::Exact);
            return Some(CheckedAnswer::Refuted { position, value, refutation: refutation.clone() });
        }
        let (is_replied, last) = (self.attempt.moves.len().is_multiple_of(2), self.attempt.moves.len().checked_sub(1)?);
        let before = self.played().position_after(if is_replied { last.checked_sub(1)? } else { last });
        Some(CheckedAnswer::Right {
            position: before,
            reply: self.attempt.moves.last().copied().filter(|_| is_replied),
        })
    }
}
