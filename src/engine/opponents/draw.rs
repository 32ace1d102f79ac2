//! Drawing by lot, so that the same seed gives the same game.

use fastrand::Rng;

use crate::engine::{Square, Squares};

/// What the lot for the whole game is drawn with. No move has so high a number.
const THE_GAME: u32 = u32::MAX;

/// A number below `end`, drawn once for the game of this seed. Nought if there is none below.
pub(super) fn number_for_the_game(end: u32, seed: u64) -> u32 {
    number_below(end, seed, THE_GAME)
}

#[cfg(test)]
thread_local! {
    /// How many replies were drawn in this thread.
    pub(crate) static DRAWN: std::cell::Cell<u32> = const { std::cell::Cell::new(0) };
}

/// One of these squares, all equally likely: the same one for the same seed and number of the move. `None` if there are
/// no squares.
pub(super) fn one_of(squares: Squares, seed: u64, move_number: u32) -> Option<Square> {
    #[cfg(test)]
    DRAWN.set(DRAWN.get() + 1);
    // Most moves leave no choice.
    match squares.len() {
        0 | 1 => squares.first(),
        several => squares.iter().nth(number_below(several, seed, move_number) as usize),
    }
}

/// A number below `end`, all equally likely, for one purpose within the game of this seed.
///
/// It is drawn with 32 bits, because the generator would choose differently in a browser, where a `usize` has that
/// many, than elsewhere.
fn number_below(end: u32, seed: u64, purpose: u32) -> u32 {
    /// Odd numbers without a pattern. Seeds and purposes are small and follow one another; multiplied, they are far
    /// apart, and the generator makes the most of that.
    const APART: [u64; 2] = [0x9e37_79b9_7f4a_7c15, 0xd1b5_4a32_d192_ed03];
    let [by_seed, by_purpose] = APART;
    let start = seed.wrapping_mul(by_seed).wrapping_add(u64::from(purpose).wrapping_mul(by_purpose));
    Rng::with_seed(start).u32(0..end.max(1))
}
