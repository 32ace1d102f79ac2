//! **Random** puts its mark on any free square, all of them equally likely.

use super::Advice;
use crate::engine::Position;

/// What its only rule says in a position.
#[must_use]
pub fn advice(position: &Position) -> Advice {
    Advice::any_free(position)
}
