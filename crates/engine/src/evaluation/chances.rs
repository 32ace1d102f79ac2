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
