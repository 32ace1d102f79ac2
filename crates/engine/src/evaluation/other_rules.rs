//! The error of a position whose rules are not those of its analyzer.

use std::error::Error;
use std::fmt;

use crate::position::Position;
use crate::rules::Rules;

/// A position has other rules than the search, solver or analyzer that it was given to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherRules {
    /// The rules of the search, solver or analyzer.
    pub expected: Rules,
    /// The rules of the position.
    pub found: Rules,
}

impl OtherRules {
    /// Checks the rules of a position.
    pub(crate) fn check(expected: Rules, position: &Position) -> Result<(), Self> {
        let found = position.rules();
        if found == expected { Ok(()) } else { Err(Self { expected, found }) }
    }
}

impl fmt::Display for OtherRules {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "the rules of the position are {}, not {}", self.found, self.expected)
    }
}

impl Error for OtherRules {}
