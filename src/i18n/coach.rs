//! The texts of what the game explains.

use crate::engine::evaluation::{Analysis, Evaluation};
use crate::engine::hint::Hint;
use crate::engine::opponents::Explanation;
use crate::engine::review::{MoveReview, Review, Verdict};
use crate::engine::{Computer, Mark, Square};

/// The texts of what the game explains. A mark among the arguments is the side to move.
#[derive(Debug)]
pub struct CoachTexts {
    /// What perfect play makes of a square, short enough to stand on it.
    pub value: fn(Evaluation) -> String,
    /// What perfect play makes of the shown position.
    pub position_value: fn(Evaluation, Mark) -> String,
    /// What is known of the shown position so far: the best move, how far it was looked ahead, and what to expect.
    pub thought: fn(&Analysis, Mark) -> String,
    /// How many of so many positions are looked at.
    pub looked_at: fn(usize, usize) -> String,
    /// Why a computer player made a move that it thought about: what it knew of the position.
    pub thought_move: fn(Computer, Square, &Analysis) -> String,
    /// The best move, and why it is.
    pub hint: fn(&Hint, Mark) -> String,
    /// Why a computer player made a move.
    pub explanation: fn(Computer, Square, &Explanation, Mark) -> String,
    /// A move that the computer player would not make in this game: somebody else made it.
    pub no_explanation: fn(Computer, Square) -> String,
    /// How good a move was, in a word or two.
    pub verdict: fn(Verdict) -> String,
    /// A move, how good it was, and the better one.
    pub move_review: fn(&MoveReview) -> String,
    /// What a whole game was worth.
    pub summary: fn(&Review) -> String,
}
