//! Finished games and their results.

use crate::state::game::setup::Pairing;

/// The result of a game for the near side of the score: the player, or X between friends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// The near side won.
    Won,
    /// The game was drawn.
    Drawn,
    /// The far side won.
    Lost,
}

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

impl GameResult {
    /// Returns the name, as in the stored form.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Drawn => "drawn",
            Self::Lost => "lost",
        }
    }
}
