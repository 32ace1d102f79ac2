//! Drawing by lot, so that the same seed gives the same game.

use fastrand::Rng;

use crate::engine::{Square, Squares};

/// What the lot for the whole game is drawn with. No move has this number.
const THE_GAME: u64 = u64::MAX;

/// The source of what is drawn once for a game.
pub(super) fn for_the_game(seed: u64) -> Rng {
    source(seed, THE_GAME)
}

/// One of these squares, all equally likely: the same one for the same seed and number of the move. `None` if there are
/// no squares.
pub(super) fn one_of(squares: Squares, seed: u64, move_number: u32) -> Option<Square> {
    // Most moves leave no choice.
    if squares.len() == 1 { squares.first() } else { source(seed, u64::from(move_number)).choice(squares) }
}

/// A source of chance for one purpose within the game of this seed.
fn source(seed: u64, purpose: u64) -> Rng {
    // Seeds may well be 0, 1, 2… The first number that a generator gives for one is far from that for its neighbours,
    // and so are the numbers that it gives for each purpose.
    Rng::with_seed(Rng::with_seed(seed).u64(..) ^ purpose)
}
