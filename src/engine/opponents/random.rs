//! **Random** puts its mark on any free square, all of them equally likely.

use crate::engine::{Position, Squares};

/// The squares among which it chooses: every free one, none once the game is over.
#[must_use]
pub fn candidates(position: &Position) -> Squares {
    position.legal_squares()
}
