//! The three kinds of squares of the 3 × 3 board.

use super::rules::Rules;
use super::square::Square;
use super::squares::Squares;

/// Where a square lies on the 3 × 3 board.
///
/// ```text
///   corner   side     corner
///   side     centre   side
///   corner   side     corner
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The square in the middle, on four lines.
    Centre,
    /// One of four squares, each on three lines.
    Corner,
    /// One of four squares between two corners, each on two lines.
    Side,
}

impl Place {
    /// Where this square lies, or `None` if it is not on the 3 × 3 board.
    #[must_use]
    pub const fn of(square: Square) -> Option<Self> {
        match (square.column(), square.row()) {
            (1, 1) => Some(Self::Centre),
            (0 | 2, 0 | 2) => Some(Self::Corner),
            (1, 0 | 2) | (0 | 2, 1) => Some(Self::Side),
            _ => None,
        }
    }

    /// All squares that lie there.
    ///
    /// ```
    /// use tic_tac_toe::engine::place::Place;
    ///
    /// assert_eq!(format!("{:?}", Place::Side.squares()), "{b1, a2, c2, b3}");
    /// ```
    #[must_use]
    pub fn squares(self) -> Squares {
        Rules::TIC_TAC_TOE.squares().iter().filter(|square| Self::of(*square) == Some(self)).collect()
    }
}

/// The square on the other side of the centre of the 3 × 3 board, or `None` for a square that is not on it. The centre
/// is opposite to itself.
///
/// ```
/// use tic_tac_toe::engine::place;
///
/// assert_eq!(place::opposite("a1".parse()?), Some("c3".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn opposite(square: Square) -> Option<Square> {
    Square::new(2_u8.checked_sub(square.column())?, 2_u8.checked_sub(square.row())?)
}
