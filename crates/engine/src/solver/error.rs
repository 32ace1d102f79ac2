//! The errors of the solver.

use std::error::Error;
use std::fmt;

use crate::evaluation::{OtherRules, Wdl};
use crate::rules::Rules;

/// Why the solver does not support rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnsolvableRules {
    /// The board has more than 64 squares.
    TooLarge(Rules),
    /// Longer lines do not count, as in standard gomoku and renju.
    ExactLines(Rules),
}

impl fmt::Display for UnsolvableRules {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge(rules) => {
                write!(formatter, "{rules} has more than 64 squares, which is the most that can be solved exactly")
            }
            Self::ExactLines(rules) => {
                write!(formatter, "{rules} cannot be solved exactly, because longer lines do not count")
            }
        }
    }
}

impl Error for UnsolvableRules {}

/// Why the solver has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unproven {
    /// A limit was reached before the result.
    Stopped {
        /// The best possible result of the position for the side to move, as far as it is known: a draw if a win is refuted.
        at_most: Wdl,
    },
    /// The position has other rules than the solver.
    OtherRules(OtherRules),
}

impl fmt::Display for Unproven {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stopped { at_most: Wdl::Win } => formatter.write_str("a limit was reached before the result"),
            Self::Stopped { at_most } => {
                write!(formatter, "a limit was reached before the result, which is at most a {}", at_most.name())
            }
            Self::OtherRules(error) => error.fmt(formatter),
        }
    }
}

impl Error for Unproven {}

impl From<OtherRules> for Unproven {
    fn from(error: OtherRules) -> Self {
        Self::OtherRules(error)
    }
}
