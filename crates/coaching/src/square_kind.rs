//! Corners, sides and the center of the 3×3 board.

use engine::{Rules, Square, Squares};

/// The kind of a square of the 3×3 board.
///
/// ```text
///   corner   side     corner
///   side     center   side
///   corner   side     corner
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum SquareKind {
    /// The square in the middle, on 4 lines.
    Center,
    /// One of 4 squares, each on 3 lines.
    Corner,
    /// One of 4 squares between two corners, each on 2 lines.
    Side,
}

impl SquareKind {
    /// Returns the kind of a square, or `None` if it is not on the 3×3 board.
    pub(crate) const fn of(square: Square) -> Option<Self> {
        match (square.column(), square.row()) {
            (1, 1) => Some(Self::Center),
            (0 | 2, 0 | 2) => Some(Self::Corner),
            (1, 0 | 2) | (0 | 2, 1) => Some(Self::Side),
            _ => None,
        }
    }

    /// Returns all squares of this kind.
    pub(crate) fn squares(self) -> Squares {
        Rules::TIC_TAC_TOE.squares().iter().filter(|square| Self::of(*square) == Some(self)).collect()
    }
}

/// Returns the square opposite this one through the center of the 3×3 board, or `None` if it is not on that board.
pub(crate) fn opposite(square: Square) -> Option<Square> {
    Square::new(2_u8.checked_sub(square.column())?, 2_u8.checked_sub(square.row())?)
}
