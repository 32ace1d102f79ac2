//! What a search answers.

use std::ops::Not;

use crate::engine::Outcome;
use crate::engine::Position;
use crate::engine::tablebase::Value;

/// What perfect play of both sides gives the side to move, however soon. The best is the greatest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Prospect {
    /// The side to move loses.
    Loss,
    /// Neither side can win.
    Draw,
    /// The side to move wins.
    Win,
}

impl Prospect {
    /// All three, from the worst.
    pub const ALL: [Self; 3] = [Self::Loss, Self::Draw, Self::Win];

    /// The prospect in lower case, as the table of known values writes it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Loss => "loss",
            Self::Draw => "draw",
            Self::Win => "win",
        }
    }

    /// That of the side to move in a game that is over.
    pub(super) fn of_finished(position: &Position) -> Option<Self> {
        position.outcome().map(|outcome| match outcome {
            Outcome::Drawn => Self::Draw,
            Outcome::Won { by, .. } if by == position.turn() => Self::Win,
            Outcome::Won { .. } => Self::Loss,
        })
    }
}

/// `!prospect` is what the other side has to expect.
impl Not for Prospect {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}

impl From<Value> for Prospect {
    fn from(value: Value) -> Self {
        match value {
            Value::Win(_) => Self::Win,
            Value::Draw => Self::Draw,
            Value::Loss(_) => Self::Loss,
        }
    }
}

/// An answer, or what is known so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Verdict<T> {
    /// The answer is proved.
    Proved(T),
    /// The search was stopped before. What the side to move has to expect is not worse than the one and not better than
    /// the other; that much is proved.
    Stopped {
        /// The worst that it can be.
        at_least: Prospect,
        /// The best that it can be.
        at_most: Prospect,
    },
}

impl<T> Verdict<T> {
    /// The answer, if it is proved.
    #[must_use]
    pub fn proved(self) -> Option<T> {
        match self {
            Self::Proved(answer) => Some(answer),
            Self::Stopped { .. } => None,
        }
    }
}
