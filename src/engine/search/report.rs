//! What the search found.

use super::evaluate::LACKING_ONE;
use super::score;
use crate::engine::Square;

/// How much the search may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many marks it looks ahead, not counting those that are forced.
    pub depth: u8,
    /// How many moves it tries.
    pub nodes: u64,
}

impl Limits {
    /// Until it is stopped, or nothing is left to be found out.
    pub const NONE: Self = Self { depth: u8::MAX, nodes: u64::MAX };
}

/// What is to be expected by the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prospect {
    /// Proved: it can force a win.
    Win {
        /// After so many marks at the latest. It may be possible sooner.
        within: u8,
    },
    /// Proved: neither side can force a win.
    Draw,
    /// Proved: it loses against best play.
    Loss {
        /// After so many marks at the latest.
        within: u8,
    },
    /// Not proved.
    Open {
        /// An estimate from −19,000 to 19,000, more for the side to move, 0 for equal chances. [`chance`] gives its scale.
        estimate: i16,
    },
}

impl Prospect {
    /// What a score from the root says. A score in which no guess had part and that neither wins nor loses is a draw.
    pub(super) const fn of(score: i32, is_guessed: bool) -> Self {
        let within = score::plies_until(score);
        match (score::is_proven(score), score > 0, is_guessed) {
            (true, true, _) => Self::Win { within },
            (true, false, _) => Self::Loss { within },
            (false, _, false) => Self::Draw,
            // Every other score is within these bounds.
            (false, _, true) => Self::Open { estimate: score as i16 },
        }
    }

    /// Whether it is known and not only estimated.
    #[must_use]
    pub const fn is_proved(self) -> bool {
        !matches!(self, Self::Open { .. })
    }
}

/// What the search has found, so far or at last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The best move.
    pub square: Square,
    /// What it gives the side to move.
    pub prospect: Prospect,
    /// How many marks ahead all moves were looked at, not counting those that are forced; nought where a forced win was
    /// found before that.
    pub depth: u8,
    /// How many moves were tried.
    pub nodes: u64,
    /// Whether any other move loses sooner, or at once, so that more thought can only tell what is to be expected.
    pub is_only: bool,
}

/// The chance of the side to move in percent, from 1 to 99, for an [estimate](Prospect::Open).
///
/// The scale is logistic: a lead that is worth one line lacking a single mark multiplies the odds by 3. It is a convention,
/// not a measured frequency of wins.
///
/// | lead, in such lines | −2 | −1 | 0 | ½ | 1 | 2 | 3 |
/// |---|---|---|---|---|---|---|---|
/// | chance | 10 % | 25 % | 50 % | 63 % | 75 % | 90 % | 96 % |
///
/// ```
/// use tic_tac_toe::engine::search::chance;
///
/// assert_eq!([-160, 0, 160].map(chance), [25, 50, 75]);
/// ```
#[must_use]
pub fn chance(estimate: i16) -> u8 {
    let lead = f32::from(estimate) / f32::from(LACKING_ONE);
    let percent = 100.0 / (1.0 + (-lead * ODDS.ln()).exp());
    // Between 0 and 100.
    (percent.round() as u8).clamp(1, 99)
}

/// By how much one line that lacks a single mark multiplies the odds.
const ODDS: f32 = 3.0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_of_both_sides_make_100_percent() {
        for estimate in i16::MIN + 1..=i16::MAX {
            let sum = chance(estimate) + chance(-estimate);
            // Half a percent is rounded up for both.
            assert!(sum == 100 || sum == 101, "{estimate}");
        }
        assert_eq!([-480, -320, -160, 0, 80, 160, 320, 480].map(chance), [4, 10, 25, 50, 63, 75, 90, 96]);
        assert_eq!([i16::MIN, -19_000, 19_000, i16::MAX].map(chance), [1, 1, 99, 99]);
    }
}
