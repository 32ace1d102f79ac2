//! Exact values of positions.

use std::cmp::Ordering;

use crate::position::Position;

/// The result under perfect play for the side to move, with the distance to the end of the game.
///
/// The distance counts the marks of both sides that are still placed. The winner minimizes it and the loser maximizes
/// it. A lost game that is over has the value `Loss(0)`.
///
/// ```text
///   X X .        X . .        X O .        X O .
///   O O .        . O .        . . .        X . .
///   . . .        . . X        . . .        . . .
///   X: Win(1)    O: Draw      X: Win(5)    O: Loss(4)
/// ```
///
/// A better value is greater:
///
/// ```
/// use engine::Value::{Draw, Loss, Win};
///
/// assert!(Win(1) > Win(3) && Win(3) > Draw && Draw > Loss(4) && Loss(4) > Loss(2));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// The side to move wins after this many marks.
    Win(u8),
    /// Neither side can win.
    Draw,
    /// The side to move loses after this many marks.
    Loss(u8),
}

impl Value {
    /// Returns the value of a finished game, or `None` if the game goes on.
    pub fn of_finished(position: &Position) -> Option<Self> {
        Some(match position.outcome()?.winner() {
            Some(winner) if winner == position.turn() => Self::Win(0),
            Some(_) => Self::Loss(0),
            None => Self::Draw,
        })
    }

    /// Converts the value of a position to the value of the move that leads to it, for the side that makes the move.
    ///
    /// ```
    /// use engine::Value::{Draw, Loss, Win};
    ///
    /// assert_eq!(Loss(0).of_last_move(), Win(1));
    /// assert_eq!(Win(1).of_last_move(), Loss(2));
    /// assert_eq!(Draw.of_last_move(), Draw);
    /// ```
    #[must_use]
    pub const fn of_last_move(self) -> Self {
        // Exact values are those of boards with at most 64 squares.
        match self {
            Self::Win(marks) => Self::Loss(marks.saturating_add(1)),
            Self::Draw => Self::Draw,
            Self::Loss(marks) => Self::Win(marks.saturating_add(1)),
        }
    }

    /// Returns the number of marks until the end; `None` for a draw.
    #[must_use]
    pub const fn moves(self) -> Option<u8> {
        match self {
            Self::Win(marks) | Self::Loss(marks) => Some(marks),
            Self::Draw => None,
        }
    }

    /// Whether both values have the same result, at any distance.
    pub const fn same_result(self, other: Self) -> bool {
        self.rank().signum() == other.rank().signum()
    }

    /// A number in the order of the values.
    const fn rank(self) -> i16 {
        /// More than the marks of any game.
        const BEYOND: i16 = 256;
        match self {
            Self::Win(marks) => BEYOND - marks as i16,
            Self::Draw => 0,
            Self::Loss(marks) => marks as i16 - BEYOND,
        }
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
