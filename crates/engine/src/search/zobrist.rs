//! Zobrist keys: hash keys of positions (A. L. Zobrist, *A New Hashing Method with Application for Game Playing*,
//! 1970).
//!
//! Each mark on each square has a random 64-bit number. The key of a position is the exclusive or of the numbers of its
//! marks, so that a move updates the key with one operation, and taking the move back is the same operation. The side
//! to move and the side at the root of the search have numbers too.
//!
//! Two positions with the same key are taken for the same position. For a random pair, the probability is 2⁻⁶⁴.

use crate::board::{Mark, Square};
use crate::mixing::mix;

/// Returns a number of the generator SplitMix64 (S. Vigna) with a seed for each side. It can be computed as fast as it could be
/// looked up.
const fn number(mark: Mark, index: u16) -> u64 {
    let seed = match mark {
        Mark::X => 1 << 32,
        Mark::O => 2 << 32,
    };
    mix((index as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(seed))
}

/// The index of the side at the root, which no square has.
const ROOT: u16 = Square::INDICES as u16;

/// The index of the side to move, which no square has.
const TURN: u16 = ROOT + 1;

pub const fn mark_key(mark: Mark, square: Square) -> u64 {
    number(mark, square.index())
}

pub const fn root_key(mark: Mark) -> u64 {
    number(mark, ROOT)
}

pub const fn turn_key(mark: Mark) -> u64 {
    number(mark, TURN)
}
