//! The best lines of a position.

use crate::board::Square;
use crate::evaluation::Evaluation;

/// A move with its evaluation and the expected replies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// The evaluation of the position if the move is played, for the side to move.
    pub evaluation: Evaluation,
    /// The move and the expected further moves of both sides.
    pub moves: Vec<Square>,
}

impl Variation {
    /// Returns the squares of the moves, separated by spaces.
    pub fn moves_text(&self) -> String {
        self.first_moves_text(self.moves.len())
    }

    /// Returns the squares of at most this many moves, the first ones, separated by spaces.
    pub fn first_moves_text(&self, most: usize) -> String {
        self.moves.iter().take(most).map(|square| square.name()).collect::<Vec<String>>().join(" ")
    }
}

/// The best moves of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variations {
    /// The search depth in moves, without extensions; 0 if the result needed no full-width search.
    pub depth: u8,
    /// The best moves, the best first; fewer than wanted if other moves surely lose.
    pub best: Vec<Variation>,
}
