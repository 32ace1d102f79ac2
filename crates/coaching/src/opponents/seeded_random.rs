//! Random choices that depend only on the seed of the game and the number of the move.

use fastrand::Rng;

use engine::{Position, Square, Squares};

/// Takes the place of a move number in the first draw for the whole game. Further draws count down, which never reaches
/// the number of a move.
const WHOLE_GAME: u32 = u32::MAX;

/// The purpose of a random number. A player draws one for each purpose at each move.
#[derive(Clone, Copy)]
pub(super) enum Draw {
    /// Whether it pays attention, or how much.
    Attention,
    /// Which line it builds.
    Line,
}

/// Draws a random number below `end` for the next move in this position.
pub(super) fn drawn(end: u32, position: &Position, seed: u64, draw: Draw) -> u32 {
    number_for_game(end, seed, 2 * position.taken().len() + draw as u32)
}

/// Returns a number below `end`, or 0 if `end` is 0. It depends only on the seed of the game and the number of the draw. The
/// draws of a game are independent of each other and of [`one_of`].
pub(super) fn number_for_game(end: u32, seed: u64, draw: u32) -> u32 {
    number_below(end, seed, WHOLE_GAME - draw)
}

/// Returns one of the squares, all equally likely, or `None` if there are none.
pub(super) fn one_of(squares: Squares, seed: u64, move_number: u32) -> Option<Square> {
    squares.iter().nth(number_below(squares.len(), seed, move_number) as usize)
}

/// Returns a number below `end`, or 0 if `end` is 0, for a seed and a move number.
///
/// A range of `u32`, because the generator draws differently from a `usize` of 32 bits, as in a browser, and of 64
/// bits.
fn number_below(end: u32, seed: u64, move_number: u32) -> u32 {
    /// Random odd factors, which spread small adjacent seeds and move numbers over 64 bits.
    const SPREAD: [u64; 2] = [0x9e37_79b9_7f4a_7c15, 0xd1b5_4a32_d192_ed03];
    let [by_seed, by_move] = SPREAD;
    let start = seed.wrapping_mul(by_seed).wrapping_add(u64::from(move_number).wrapping_mul(by_move));
    Rng::with_seed(start).u32(0..end.max(1))
}
