//! What the table knows of a position.

use super::chance::series;
use super::nine::Nine;
use super::value::Value;
use super::worth::Worth;

/// What is known of one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// What the position is worth to the side to move, if the other side replies at random.
    pub(super) for_mover: Worth,
    /// What the move that led here is worth to the side that made it, if the side to move plays at random.
    pub(super) for_other: Worth,
    /// The best moves, as [`best_squares`](super::best_squares) explains them. None once the game is over.
    pub(super) best: Nine,
}

impl Entry {
    /// A game that was drawn with the last mark.
    pub(super) const DRAWN: Self =
        Self { for_mover: Worth::new(Value::Draw, 0), for_other: Worth::new(Value::Draw, 0), best: Nine::EMPTY };

    /// A game that the side to move has lost, with so many squares still free.
    pub(super) const fn lost(free: u32) -> Self {
        Self {
            for_mover: Worth::new(Value::Loss(0), 0),
            for_other: Worth::new(Value::Win(1), series(free)),
            best: Nine::EMPTY,
        }
    }
}
