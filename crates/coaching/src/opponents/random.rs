//! **Random** chooses any free square of any board.

use super::Choice;
use engine::Position;

pub(super) fn choice(position: &Position) -> Choice {
    Choice::any_free(position)
}
