//! The eight rules by which people play well.

use super::block_fork;
use crate::engine::place::{Place, opposite};
use crate::engine::{Position, Rules, Squares, tactics};

/// One of the eight rules, in the order in which they are followed.
///
/// They are those of A. Newell and H. A. Simon, *Human Problem Solving*, 1972, as K. Crowley and R. S. Siegler list them
/// in “Flexible Strategy Use in Young Children’s Tic-Tac-Toe”, *Cognitive Science* 17, 1993. They speak of the 3 × 3 game
/// alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rule {
    /// Complete a line.
    Win,
    /// Take a square on which the other side would complete a line.
    Block,
    /// Take a square on which two lines cross that hold one own mark each and no other: both then threaten to be
    /// completed.
    Fork,
    /// Keep the other side from doing that. How, is told by [`ForkDefence`](super::ForkDefence).
    BlockFork,
    /// Take the centre.
    Centre,
    /// Take the corner opposite to one that the other side holds.
    OppositeCorner,
    /// Take a corner.
    EmptyCorner,
    /// Take a side.
    EmptySide,
}

impl Rule {
    /// All rules, the first to be followed first.
    pub const ALL: [Self; 8] = [
        Self::Win,
        Self::Block,
        Self::Fork,
        Self::BlockFork,
        Self::Centre,
        Self::OppositeCorner,
        Self::EmptyCorner,
        Self::EmptySide,
    ];

    /// The squares that the side to move could play by this rule, were it the first; none for other rules of the game
    /// than those of 3 × 3.
    ///
    /// ```
    /// use tic_tac_toe::engine::{Rules, notation, reasons::Rule};
    ///
    /// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b2 c3").game.position();
    /// assert_eq!(position.to_string(), "X . .\n. O .\n. . X");
    /// assert!(Rule::Fork.squares(&position).is_empty());
    /// assert_eq!(format!("{:?}", Rule::BlockFork.squares(&position)), "{b1, a2, c2, b3}");
    /// assert_eq!(format!("{:?}", Rule::EmptyCorner.squares(&position)), "{c1, a3}");
    /// ```
    #[must_use]
    pub fn squares(self, position: &Position) -> Squares {
        if position.rules() != Rules::TIC_TAC_TOE {
            return Squares::EMPTY;
        }
        let mark = position.turn();
        let legal = position.legal_squares();
        match self {
            Self::Win => tactics::winning_squares(position, mark),
            Self::Block => tactics::winning_squares(position, !mark),
            Self::Fork => tactics::fork_squares(position, mark),
            Self::BlockFork => block_fork::squares(position),
            Self::Centre => legal & Place::Centre.squares(),
            Self::OppositeCorner => {
                let theirs = position.marks(!mark) & Place::Corner.squares();
                legal & theirs.iter().filter_map(opposite).collect()
            }
            Self::EmptyCorner => legal & Place::Corner.squares(),
            Self::EmptySide => legal & Place::Side.squares(),
        }
    }
}
