//! How good a move is, as one number.

use super::value::Value;

/// The value of a move in the 3 × 3 game and the chance of winning with it, so that a better move is a larger number:
/// the value counts first, and the chance where values are equal.
///
/// ```text
///   bits 14 … 10   the value: 0 to 9 for losses from the soonest on, 10 for a draw, 11 to 20 for wins from the latest on
///   bits  9 …  0   the chance, as the number of series of random replies to which the move wins, at most 945
/// ```
///
/// Working the table out compares moves many thousand times, and the player waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Worth(u16);

impl Worth {
    /// Worse than any move.
    pub(super) const LEAST: Self = Self(0);

    const CHANCE_BITS: u32 = 10;
    const DRAW: u16 = 10;
    const SOONEST_WIN: u16 = 20;

    /// The worth of a move with this value, after which its side wins in so many series.
    pub(super) const fn new(value: Value, wins: u16) -> Self {
        let rank = match value {
            Value::Win(marks) => Self::SOONEST_WIN - marks as u16,
            Value::Draw => Self::DRAW,
            Value::Loss(marks) => marks as u16,
        };
        Self(rank << Self::CHANCE_BITS | wins)
    }

    /// The value of the move.
    pub(super) const fn value(self) -> Value {
        match self.0 >> Self::CHANCE_BITS {
            Self::DRAW => Value::Draw,
            rank @ 0..Self::DRAW => Value::Loss(rank as u8),
            rank => Value::Win(Self::SOONEST_WIN.saturating_sub(rank) as u8),
        }
    }

    /// In how many series of random replies the side that makes the move wins.
    pub(super) const fn wins(self) -> u16 {
        self.0 & ((1 << Self::CHANCE_BITS) - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_in_comes_out_and_is_ordered_by_value_and_then_by_chance() {
        let values = (0..=9).flat_map(|marks| [Value::Win(marks), Value::Loss(marks)]).chain([Value::Draw]);
        let all: Vec<(Value, u16)> = values.flat_map(|value| [0, 1, 384, 945].map(|wins| (value, wins))).collect();
        for one in &all {
            let worth = Worth::new(one.0, one.1);
            assert_eq!((worth.value(), worth.wins()), *one);
            for other in &all {
                assert_eq!(worth.cmp(&Worth::new(other.0, other.1)), one.cmp(other));
            }
        }
    }
}
