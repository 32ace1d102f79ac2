//! What the fields for a board of any size know.

use engine::RulesError;

/// The fields for a board of any size.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OtherBoard {
    /// Why the last numbers name no board.
    pub(super) problem: Option<BoardError>,
}

/// Why the fields name no board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// A field has no whole number, or one above 255.
    NotANumber,
    /// There is no board with these numbers.
    Rules(RulesError),
}

impl OtherBoard {
    /// Why the last numbers name no board.
    pub const fn problem(&self) -> Option<BoardError> {
        self.problem
    }
}
