//! **Perfect** cannot be beaten, and makes it as hard as possible to hold a draw.
//!
//! Its rules, in order:
//!
//! 1. Win in the fewest moves.
//! 2. If no move wins, keep the draw. Of several moves that do, make the one that sets the most traps: the one with the
//!    best chance of winning against a side that replies with any free square and to which Perfect then plays on like
//!    this. The chance is worked out exactly.
//! 3. If every move loses, lose in the most moves.
//!
//! What is still equally good is equally likely.

use crate::engine::{Position, Squares, solver};

/// The squares among which it chooses, none once the game is over. Where the rules are not solved yet, it chooses among
/// all free squares.
#[must_use]
pub fn candidates(position: &Position) -> Squares {
    solver::best_squares(position).unwrap_or_else(|| position.legal_squares())
}
