//! The score of a match.

use crate::engine::decimal::decimal;
use crate::engine::{Mark, Opponent, Outcome};
use crate::state::GameState;

/// The results of the running match. Always 0 without a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MatchScore {
    /// Wins of the near side of the score.
    pub near: u8,
    /// Draws, which count for neither side.
    pub draws: u8,
    /// Wins of the far side.
    pub far: u8,
}

impl MatchScore {
    /// A match before its first result.
    pub const NONE: Self = Self { near: 0, draws: 0, far: 0 };

    /// Serializes to two counts of wins, with the draws between them if there are any: `1 0`, `1 2 0`.
    #[must_use]
    pub fn text(self) -> String {
        let counts = [self.near, self.draws, self.far].map(|count| decimal(u64::from(count)));
        let [near, _, far] = &counts;
        if self.draws == 0 { [near, " ", far].concat() } else { counts.join(" ") }
    }

    /// Deserializes from two or three counts. Returns `None` for any other text.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let counts: Option<Vec<u8>> = text.split(' ').map(|count| count.parse().ok()).collect();
        match counts?[..] {
            [near, far] => Some(Self { near, draws: 0, far }),
            [near, draws, far] => Some(Self { near, draws, far }),
            _ => None,
        }
    }

    /// Returns the match with one more result of the near side, or without it.
    pub(crate) fn changed(mut self, near: Mark, outcome: Outcome, is_taken_back: bool) -> Self {
        let count = match outcome.winner() {
            None => &mut self.draws,
            Some(mark) if mark == near => &mut self.near,
            Some(_) => &mut self.far,
        };
        *count = if is_taken_back { count.saturating_sub(1) } else { count.saturating_add(1) };
        self
    }
}

impl GameState {
    /// The mark of the near side of the score: the player's. Between friends X, unless the sides are exchanged.
    #[must_use]
    pub fn near(&self) -> Mark {
        let near = match self.setup.opponent {
            Opponent::Friend => Mark::X,
            Opponent::Remote | Opponent::Computer(_) => self.setup.play,
        };
        if self.origin.is_exchanged { !near } else { near }
    }

    /// The score of the running match.
    #[must_use]
    pub const fn match_score(&self) -> MatchScore {
        self.match_score
    }
}
