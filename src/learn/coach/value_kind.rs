//! Kinds of evaluations, for words, signs and colors.

use engine::{Evaluation, Wdl, winning_chance};

/// What a side can expect by an estimate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

/// The kind of an evaluation, regardless of its distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ValueKind {
    /// The result is certain.
    Result(Wdl),
    /// The result is open.
    Chances(Chances),
    /// Nothing is known.
    Unknown,
}

impl ValueKind {
    /// The kinds that differ by their signs on small squares, the best first. A draw has the sign of even chances.
    pub const SIGNS: [Self; 5] = [
        Self::Result(Wdl::Win),
        Self::Chances(Chances::Good),
        Self::Chances(Chances::Even),
        Self::Chances(Chances::Poor),
        Self::Result(Wdl::Loss),
    ];

    /// Returns the kind of an evaluation.
    #[must_use]
    pub fn of(value: Evaluation) -> Self {
        match (value.wdl(), value) {
            (Some(result), _) => Self::Result(result),
            (None, Evaluation::Estimate(estimate)) => Self::Chances(Chances::of(estimate)),
            (None, _) => Self::Unknown,
        }
    }

    /// Returns the name for styles and tests.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Result(result) => result.name(),
            Self::Chances(Chances::Good) => "good",
            Self::Chances(Chances::Even) => "even",
            Self::Chances(Chances::Poor) => "poor",
            Self::Unknown => "open",
        }
    }
}
