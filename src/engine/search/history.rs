//! The history heuristic (J. Schaeffer, *The History Heuristic*, 1983): moves that caused cutoffs in other positions
//! are tried earlier.

use crate::engine::{ByMark, Mark, Square};

/// A score for each square and side, from 0 to [`LIMIT`].
pub struct History(ByMark<Box<[i32; 256]>>);

/// The limit of a score: about the weight of two lines that lack two marks in move ordering.
const LIMIT: i32 = 600;

impl History {
    /// Creates a history in which all scores are 0.
    pub fn new() -> Self {
        Self(ByMark { x: Box::new([0; 256]), o: Box::new([0; 256]) })
    }

    /// Rewards a move that caused a cutoff, more at greater depth, and not at all at the horizon and beyond.
    ///
    /// The update approaches the limit and never passes it, like the "history gravity" of Stockfish.
    #[expect(clippy::indexing_slicing, reason = "each of the 256 indices has a score")]
    pub fn reward(&mut self, mark: Mark, square: Square, depth: i32) {
        let score = &mut self.0[mark][usize::from(square.index())];
        let depth = depth.max(0);
        let bonus = (depth * depth * 16).min(LIMIT / 4);
        *score += bonus - *score * bonus / LIMIT;
    }

    /// Returns the score of a move.
    #[expect(clippy::indexing_slicing, reason = "each of the 256 indices has a score")]
    pub fn score(&self, mark: Mark, square: Square) -> i32 {
        self.0[mark][usize::from(square.index())]
    }
}
