//! Finished games.

use crate::state::GameResult;
use crate::state::game::setup::Pairing;

/// A finished game, as the statistics count it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinishedGame {
    /// The opponent and the rules.
    pub pairing: Pairing,
    /// The result.
    pub result: GameResult,
    /// The number of moves by which players at this screen gave a win or a draw away; `None` on other boards than 3×3.
    pub mistakes: Option<u32>,
}

/// What a tally counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counter {
    /// The source.
    pub source: u64,
    /// The opponent and the rules.
    pub pairing: Pairing,
}
