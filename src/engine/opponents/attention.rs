//! Random numbers for players that make mistakes.

use super::seeded_random;
use crate::engine::Position;

/// The purpose of a random number. A player draws one for each purpose at each move.
#[derive(Clone, Copy)]
pub(super) enum Draw {
    /// Whether it pays attention.
    Attention,
    /// Which line it builds.
    Line,
}

/// Draws a random number below `end` for the next move in this position.
pub(super) fn drawn(end: u32, position: &Position, seed: u64, draw: Draw) -> u32 {
    seeded_random::number_for_game(end, seed, 2 * position.taken().len() + draw as u32)
}
