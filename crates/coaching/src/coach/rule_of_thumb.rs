//! The eight rules of thumb for 3×3.

use super::fork_block;
use crate::square_kind::{SquareKind, opposite};
use engine::{Position, Rules, Squares, tactics};

/// A rule of thumb for normal 3×3. The rules are ordered: a player follows the first that advises a square.
///
/// Source: A. Newell and H. A. Simon, *Human Problem Solving*, 1972, as listed by K. Crowley and R. S. Siegler,
/// “Flexible Strategy Use in Young Children’s Tic-Tac-Toe”, *Cognitive Science* 17, 1993.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RuleOfThumb {
    /// Complete a line.
    Win,
    /// Take a square that would complete a line of the other side.
    Block,
    /// Take the crossing of two lines that each hold one own mark and no other. Both then need one more mark.
    Fork,
    /// Prevent a fork of the other side; [`ForkBlock`](super::ForkBlock) describes how.
    BlockFork,
    /// Take the center.
    Center,
    /// Take the corner opposite a corner of the other side.
    OppositeCorner,
    /// Take a corner.
    EmptyCorner,
    /// Take a side.
    EmptySide,
}

impl RuleOfThumb {
    /// All rules in order.
    pub const ALL: [Self; 8] = [
        Self::Win,
        Self::Block,
        Self::Fork,
        Self::BlockFork,
        Self::Center,
        Self::OppositeCorner,
        Self::EmptyCorner,
        Self::EmptySide,
    ];

    /// Returns the squares that this rule advises, regardless of earlier rules. Empty on any board but normal 3×3.
    ///
    /// ```
    /// use coaching::coach::RuleOfThumb;
    /// use engine::{Rules, notation};
    ///
    /// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b2 c3").game.position();
    /// assert_eq!(position.to_string(), "X . .\n. O .\n. . X");
    /// assert!(RuleOfThumb::Fork.squares(&position).is_empty());
    /// assert_eq!(format!("{:?}", RuleOfThumb::BlockFork.squares(&position)), "{b1, a2, c2, b3}");
    /// assert_eq!(format!("{:?}", RuleOfThumb::EmptyCorner.squares(&position)), "{c1, a3}");
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
            Self::BlockFork => fork_block::squares(position),
            Self::Center => legal & SquareKind::Center.squares(),
            Self::OppositeCorner => {
                let theirs = position.marks(!mark) & SquareKind::Corner.squares();
                legal & theirs.iter().filter_map(opposite).collect()
            }
            Self::EmptyCorner => legal & SquareKind::Corner.squares(),
            Self::EmptySide => legal & SquareKind::Side.squares(),
        }
    }
}
