//! What perfect play gives a side.

use std::cmp::Ordering;

/// What perfect play of both sides gives the side to move, and how soon.
///
/// The number is how many marks are still put on the board until the game ends, the next one counted. The winner hurries
/// and the loser delays. A game that is over has none left: `Loss(0)` for the side that would have been next, unless it
/// was drawn.
///
/// ```text
///   X X .        X . .        X O .        X O .
///   O O .        . O .        . . .        X . .
///   . . .        . . X        . . .        . . .
///   X: Win(1)    O: Draw      X: Win(5)    O: Loss(4)
/// ```
///
/// Values are ordered as their side likes them: an early win before a late one, before a draw, before a late loss,
/// before an early one.
///
/// ```
/// use tic_tac_toe::engine::tablebase::Value::{Draw, Loss, Win};
///
/// assert!(Win(1) > Win(3) && Win(3) > Draw && Draw > Loss(4) && Loss(4) > Loss(2));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// The side to move wins, in this many marks.
    Win(u8),
    /// Neither side can win.
    Draw,
    /// The side to move loses, in this many marks.
    Loss(u8),
}

impl Value {
    /// What a move is worth to the side that makes it, when this is the value of the position that it leads to.
    ///
    /// ```
    /// use tic_tac_toe::engine::tablebase::Value::{Draw, Loss, Win};
    ///
    /// assert_eq!(Loss(0).of_the_move_here(), Win(1));
    /// assert_eq!(Win(1).of_the_move_here(), Loss(2));
    /// assert_eq!(Draw.of_the_move_here(), Draw);
    /// ```
    #[must_use]
    pub const fn of_the_move_here(self) -> Self {
        // No game is longer than 225 marks, so that nothing is ever lost by saturating.
        match self {
            Self::Win(marks) => Self::Loss(marks.saturating_add(1)),
            Self::Draw => Self::Draw,
            Self::Loss(marks) => Self::Win(marks.saturating_add(1)),
        }
    }

    /// Whether both are wins, both draws or both losses, however soon.
    #[must_use]
    pub const fn same_result(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::Win(_), Self::Win(_)) | (Self::Draw, Self::Draw) | (Self::Loss(_), Self::Loss(_))
        )
    }

    /// A number that grows with what the side likes.
    const fn rank(self) -> i16 {
        /// More than the marks of the longest game.
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
