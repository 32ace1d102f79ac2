//! The winning chance that an estimate stands for.

use super::{Evaluation, Wdl};
use crate::board::Mark;

/// The difference of estimates that multiplies the odds by [`ODDS`]: the value of a line that lacks a single mark.
pub(crate) const UNIT: u16 = 160;

/// By how much one line that lacks a single mark multiplies the odds.
const ODDS: f32 = 3.0;

/// The chance of the side to move in percent, from 1 to 99, for an
/// [estimate](Evaluation::Estimate).
///
/// The scale is logistic: an estimate of 160 multiplies the odds by 3. Estimates are fitted to the results of games of the search
/// with itself, in which a draw counts ½.
///
/// | estimate / 160 | −2 | −1 | 0 | ½ | 1 | 2 | 3 |
/// |---|---|---|---|---|---|---|---|
/// | chance | 10 % | 25 % | 50 % | 63 % | 75 % | 90 % | 96 % |
///
/// ```
/// use engine::winning_chance;
///
/// assert_eq!([-160, 0, 160].map(winning_chance), [25, 50, 75]);
/// ```
#[must_use]
pub fn winning_chance(estimate: i16) -> u8 {
    let lead = f32::from(estimate) / f32::from(UNIT);
    let percent = 100.0 / (1.0 + (-lead * ODDS.ln()).exp());
    // Between 0 and 100.
    (percent.round() as u8).clamp(1, 99)
}

impl Evaluation {
    /// The chance of the side to move in percent, where a draw counts as half a win; `None` if nothing is known.
    pub fn chance(self) -> Option<u8> {
        match (self.wdl(), self) {
            (Some(Wdl::Win), _) => Some(100),
            (Some(Wdl::Draw), _) => Some(50),
            (Some(Wdl::Loss), _) => Some(0),
            (None, Self::Estimate(estimate)) => Some(winning_chance(estimate)),
            (None, _) => None,
        }
    }

    /// The [chance](Self::chance) of X, if `side` is to move.
    pub fn chance_of_x(self, side: Mark) -> Option<u8> {
        self.chance().map(|chance| if side == Mark::X { chance } else { 100 - chance })
    }
}

/// What a side can expect by an estimate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chances {
    /// At most 40 %.
    Poor,
    /// About as much as the other side.
    Even,
    /// At least 60 %.
    Good,
}

impl Chances {
    /// Returns the chances of the side to move for an estimate.
    #[must_use]
    pub fn of(estimate: i16) -> Self {
        match winning_chance(estimate) {
            ..=40 => Self::Poor,
            41..60 => Self::Even,
            60.. => Self::Good,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_of_both_sides_make_100_percent() {
        for estimate in i16::MIN + 1..=i16::MAX {
            let sum = winning_chance(estimate) + winning_chance(-estimate);
            // Half a percent is rounded up for both.
            assert!(sum == 100 || sum == 101, "{estimate}");
        }
        assert_eq!([-480, -320, -160, 0, 80, 160, 320, 480].map(winning_chance), [4, 10, 25, 50, 63, 75, 90, 96]);
        assert_eq!([i16::MIN, -19_000, 19_000, i16::MAX].map(winning_chance), [1, 1, 99, 99]);
    }
}
