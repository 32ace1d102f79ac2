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

use super::{Advice, Motive, strategist};
use crate::engine::{Position, solver};

/// What its rules say in a position. Where the values of the game are not at hand, it goes by the rules of
/// [`strategist`], which take no time.
#[must_use]
pub fn advice(position: &Position) -> Advice {
    match solver::best_squares(position) {
        Some(squares) => Advice { motive: Motive::BestPlay, squares },
        None => strategist::advice(position),
    }
}
