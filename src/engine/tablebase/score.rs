//! Scores of moves: the exact value, and the probability of a win against random replies.

use crate::engine::evaluation::Value;

/// The value of a move and its probability of a win against random replies, packed so that a better move is greater:
///
/// ```text
///   bits 14 … 10   value: Loss(0) … Loss(9) = 0 … 9, Draw = 10, Win(9) … Win(0) = 11 … 20
///   bits  9 …  0   wins: the number of random sequences that win, 0 … 945
/// ```
///
/// A random sequence consists of the opponent's random moves up to the full board; a game that ends earlier counts with
/// all its continuations. So all sequences are equally likely, and the number of wins is proportional to the
/// probability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Score(u16);

impl Score {
    pub(super) const WORST: Self = Self(0);
    const WINS_BITS: u32 = 10;
    const DRAW: u16 = 10;
    const SOONEST_WIN: u16 = 20;

    pub(super) const fn new(value: Value, wins: u16) -> Self {
        let rank = match value {
            Value::Win(marks) => Self::SOONEST_WIN - marks as u16,
            Value::Draw => Self::DRAW,
            Value::Loss(marks) => marks as u16,
        };
        Self(rank << Self::WINS_BITS | wins)
    }

    pub(super) const fn value(self) -> Value {
        match self.0 >> Self::WINS_BITS {
            Self::DRAW => Value::Draw,
            rank @ 0..Self::DRAW => Value::Loss(rank as u8),
            rank => Value::Win(Self::SOONEST_WIN.saturating_sub(rank) as u8),
        }
    }

    pub(super) const fn wins(self) -> u16 {
        self.0 & ((1 << Self::WINS_BITS) - 1)
    }
}

/// Returns the number of random sequences of the side to move: `free × (free − 2) × (free − 4) × …`, at most 945.
pub(super) const fn random_sequences(free: u32) -> u16 {
    match free {
        0 | 1 => 1,
        _ => free as u16 * random_sequences(free - 2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn score_orders_by_value_then_wins() {
        let values = (0..=9).flat_map(|marks| [Value::Win(marks), Value::Loss(marks)]).chain([Value::Draw]);
        let all: Vec<(Value, u16)> = values.flat_map(|value| [0, 1, 384, 945].map(|wins| (value, wins))).collect();
        for one in &all {
            let score = Score::new(one.0, one.1);
            assert_eq!((score.value(), score.wins()), *one);
            for other in &all {
                assert_eq!(score.cmp(&Score::new(other.0, other.1)), one.cmp(other));
            }
        }
    }
}
