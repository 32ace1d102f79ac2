//! Why a move is good, in the words of the eight rules.
//!
//! A [`Reason`] is worked out from the position and carries the squares and lines that it speaks of, so that it can be
//! shown on the board and put into the words of any language.
//!
//! ```
//! use tic_tac_toe::engine::reasons::{ForkDefence, Reason, reason};
//! use tic_tac_toe::engine::{Rules, notation};
//!
//! let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b2 c3").game.position();
//! assert_eq!(position.to_string(), "X . .\n. O .\n. . X");
//!
//! // A side makes O's second in a row. X has to block on the other side, and has no time for a fork.
//! let Some(Reason::BlockFork { forks, by }) = reason(&position, "b1".parse()?) else { panic!("it is a good move") };
//! assert_eq!(format!("{forks:?}"), "{c1, a3}");
//! assert!(matches!(by, ForkDefence::Force { reply, .. } if reply == "b3".parse()?));
//!
//! // A corner loses, so there is no reason for it.
//! assert_eq!(reason(&position, "c1".parse()?), None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod block_fork;
mod rule;

pub use block_fork::ForkDefence;
pub use rule::Rule;

use super::line::Line;
use super::mark::Mark;
use super::place::opposite;
use super::position::Position;
use super::square::Square;
use super::squares::Squares;
use super::tablebase;
use super::tactics;

/// What a [`Rule`] finds in a move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The move wins.
    Win {
        /// The lines that it completes, one or two.
        lines: Vec<Line>,
    },
    /// The move keeps the other side from winning with its next one.
    Block {
        /// The lines that the other side would have completed here, one or two.
        lines: Vec<Line>,
    },
    /// The move makes a fork.
    Fork {
        /// The two lines that cross here. Each then lacks one mark.
        lines: Vec<Line>,
    },
    /// The move keeps the other side from making a fork.
    BlockFork {
        /// The squares on which it could make one.
        forks: Squares,
        /// How it is kept from it.
        by: ForkDefence,
    },
    /// The move takes the center, which is on more lines than any other square.
    Centre,
    /// The move takes the corner opposite to one of the other side's.
    OppositeCorner {
        /// That corner.
        of: Square,
    },
    /// The move takes a corner, which is on more lines than a side.
    EmptyCorner,
    /// The move takes a side.
    EmptySide,
}

/// Why a move is good: what the first rule that advises it finds in it.
///
/// It is `None` for a move that is not good because it gives a win or a draw away, for one that cannot be played, and for
/// other rules of the game than those of 3 × 3.
#[must_use]
pub fn reason(position: &Position, square: Square) -> Option<Reason> {
    let now = tablebase::value(position)?;
    let then = tablebase::value_of_move(position, square)?;
    if !then.same_result(now) {
        return None;
    }
    Rule::ALL.into_iter().find_map(|rule| rule.reason(position, square))
}

impl Rule {
    /// What this rule finds in a move, or `None` if it does not advise it. Whether another rule should come first, or the
    /// move is good at all, is not asked.
    #[must_use]
    pub fn reason(self, position: &Position, square: Square) -> Option<Reason> {
        if self.squares(position).contains(square) { self.finds(position, square) } else { None }
    }

    /// The same for a move that is known to be advised. The first two rules find their lines on any board.
    pub(in crate::engine) fn finds(self, position: &Position, square: Square) -> Option<Reason> {
        let lines_here = |mark: Mark, missing| {
            tactics::lines_lacking(position, mark, missing)
                .into_iter()
                .filter(|line| line.squares().contains(square))
                .collect()
        };
        let (own, other) = (position.turn(), !position.turn());
        Some(match self {
            Self::Win => Reason::Win { lines: lines_here(own, 1) },
            Self::Block => Reason::Block { lines: lines_here(other, 1) },
            Self::Fork => Reason::Fork { lines: lines_here(own, 2) },
            Self::BlockFork => Reason::BlockFork {
                forks: tactics::fork_squares(position, other),
                by: block_fork::defence(position, square)?,
            },
            Self::Centre => Reason::Centre,
            Self::OppositeCorner => Reason::OppositeCorner { of: opposite(square)? },
            Self::EmptyCorner => Reason::EmptyCorner,
            Self::EmptySide => Reason::EmptySide,
        })
    }
}

impl Reason {
    /// The rule that found it.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::Win { .. } => Rule::Win,
            Self::Block { .. } => Rule::Block,
            Self::Fork { .. } => Rule::Fork,
            Self::BlockFork { .. } => Rule::BlockFork,
            Self::Centre => Rule::Centre,
            Self::OppositeCorner { .. } => Rule::OppositeCorner,
            Self::EmptyCorner => Rule::EmptyCorner,
            Self::EmptySide => Rule::EmptySide,
        }
    }

    /// The squares that it speaks of: those of its lines, those where a fork could be made, where a reply is forced, and
    /// the opposite corner. Besides them, every reason speaks of the square of the move.
    #[must_use]
    pub fn squares(&self) -> Squares {
        match self {
            Self::Win { lines } | Self::Block { lines } | Self::Fork { lines } => on_lines(lines),
            Self::BlockFork { forks, by } => {
                *forks
                    | match by {
                        ForkDefence::Occupy => Squares::EMPTY,
                        // A forced reply is on the line.
                        ForkDefence::TakeAway { line } | ForkDefence::Force { line, .. } => line.squares(),
                    }
            }
            Self::OppositeCorner { of } => (*of).into(),
            Self::Centre | Self::EmptyCorner | Self::EmptySide => Squares::EMPTY,
        }
    }
}

/// The squares of all these lines.
fn on_lines(lines: &[Line]) -> Squares {
    lines.iter().fold(Squares::EMPTY, |squares, line| squares | line.squares())
}
