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

use super::{Advice, Motive};
use crate::engine::{Position, tablebase};

/// What its rules say in a position whose values are at hand. Where they are not, all free squares are the same to it.
#[must_use]
pub fn advice(position: &Position) -> Advice {
    match tablebase::best_squares(position) {
        Some(squares) => Advice { motive: Motive::BestPlay, squares },
        None => Advice::any_free(position),
    }
}
