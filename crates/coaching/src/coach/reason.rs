//! The reasons of moves.

use super::fork_block::{self, ForkBlock};
use super::rule_of_thumb::RuleOfThumb;
use crate::square_kind::opposite;
use engine::{Line, Mark, Position, Square, Squares, tablebase, tactics};

/// Why a move is good, with the squares and lines to show.
///
/// The first eight variants are the [rules of thumb](RuleOfThumb) for 3×3, of which the first three occur on any board. The
/// others say what a move does to lines, [the most important first](super::line_reason()).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Completes a line.
    Win {
        /// The completed lines, on 3×3 one or two.
        lines: Vec<Line>,
    },
    /// Blocks a line.
    Block {
        /// The blocked lines, on 3×3 one or two.
        lines: Vec<Line>,
    },
    /// Makes a fork.
    Fork {
        /// The lines that cross here and then lack one mark each, on 3×3 two.
        lines: Vec<Line>,
    },
    /// Keeps the other side from making a fork.
    BlockFork {
        /// The squares on which the other side could make one.
        forks: Squares,
        /// How the move prevents that.
        by: ForkBlock,
    },
    /// Takes the center.
    Center,
    /// Takes the corner opposite one of the other side.
    OppositeCorner {
        /// The corner of the other side.
        of: Square,
    },
    /// Takes a corner.
    EmptyCorner,
    /// Takes a side.
    EmptySide,
    /// Threatens to complete a line on each of these squares.
    Threat {
        /// The squares.
        squares: Squares,
    },
    /// The other side could make a fork, and no longer can. It can also complete no line at once.
    StopFork,
    /// Takes a square beside a row of the other side with both ends free.
    BlockRow {
        /// The row.
        row: Line,
    },
    /// Makes two rows that each lack only their two ends.
    TwoRows {
        /// The rows.
        rows: [Line; 2],
    },
    /// Makes a row with both ends free that lacks two or three marks to a line.
    OpenRow {
        /// The row.
        row: Line,
    },
    /// Takes a square of a line that lacks two marks of the other side to be complete.
    BlockLine {
        /// The line.
        line: Line,
    },
    /// Makes a line that lacks two or three marks of its own side.
    BuildLine {
        /// The line.
        line: Line,
    },
    /// Takes a square on at least five lines that its side can complete, or on as many as no other square.
    ManyLines {
        /// The number of squares of a line.
        in_a_row: u8,
        /// Whether the square is in the middle of the board.
        is_center: bool,
    },
    /// In misère, completes no line, which moves on other squares do.
    NoLine {
        /// The squares of those moves.
        avoided: Squares,
    },
    /// In misère, takes a square on fewer lines that its side can complete than any other free square.
    FewestLines,
}

/// Returns the reason by the first rule of thumb that advises the move.
///
/// Returns `None` if the move gives a win or a draw away, if it is illegal, or unless the rules are normal 3×3.
#[must_use]
pub fn reason(position: &Position, square: Square) -> Option<Reason> {
    if !tablebase::keeping_squares(position)?.contains(square) {
        return None;
    }
    RuleOfThumb::ALL.into_iter().find_map(|rule| rule.reason(position, square))
}

impl RuleOfThumb {
    /// Returns the reason by this rule, or `None` if the rule does not advise the move. The move may be bad.
    #[must_use]
    pub fn reason(self, position: &Position, square: Square) -> Option<Reason> {
        if self.squares(position).contains(square) { self.reason_if_advised(position, square) } else { None }
    }

    /// Returns the reason of a move that this rule advises. The first four rules can advise moves on any board.
    #[must_use]
    pub fn reason_if_advised(self, position: &Position, square: Square) -> Option<Reason> {
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
                by: fork_block::block(position, square)?,
            },
            Self::Center => Reason::Center,
            Self::OppositeCorner => Reason::OppositeCorner { of: opposite(square)? },
            Self::EmptyCorner => Reason::EmptyCorner,
            Self::EmptySide => Reason::EmptySide,
        })
    }
}

impl Reason {
    /// Returns the rule of thumb, if the reason is one.
    #[must_use]
    pub const fn rule(&self) -> Option<RuleOfThumb> {
        Some(match self {
            Self::Win { .. } => RuleOfThumb::Win,
            Self::Block { .. } => RuleOfThumb::Block,
            Self::Fork { .. } => RuleOfThumb::Fork,
            Self::BlockFork { .. } => RuleOfThumb::BlockFork,
            Self::Center => RuleOfThumb::Center,
            Self::OppositeCorner { .. } => RuleOfThumb::OppositeCorner,
            Self::EmptyCorner => RuleOfThumb::EmptyCorner,
            Self::EmptySide => RuleOfThumb::EmptySide,
            _ => return None,
        })
    }

    /// Whether the reason is a win, a block, a fork or a blocked fork by a rule of thumb. Others do not suggest a result.
    #[must_use]
    pub fn is_decisive(&self) -> bool {
        self.rule().is_some_and(|rule| rule <= RuleOfThumb::BlockFork)
    }

    /// Returns the squares to show besides that of the move: lines, rows, forks, a forced reply, the opposite corner.
    #[must_use]
    pub fn squares(&self) -> Squares {
        match self {
            Self::Win { lines } | Self::Block { lines } | Self::Fork { lines } => on_lines(lines),
            Self::BlockFork { forks, by } => {
                *forks
                    | match by {
                        ForkBlock::Occupy => Squares::EMPTY,
                        // A forced reply is on the line.
                        ForkBlock::TakeAway { line } | ForkBlock::Force { line, .. } => line.squares(),
                    }
            }
            Self::OppositeCorner { of } => (*of).into(),
            Self::Threat { squares } | Self::NoLine { avoided: squares } => *squares,
            Self::BlockLine { line: row }
            | Self::BuildLine { line: row }
            | Self::BlockRow { row }
            | Self::OpenRow { row } => row.squares(),
            Self::TwoRows { rows } => on_lines(rows),
            Self::Center
            | Self::EmptyCorner
            | Self::EmptySide
            | Self::StopFork
            | Self::ManyLines { .. }
            | Self::FewestLines => Squares::EMPTY,
        }
    }
}

fn on_lines(lines: &[Line]) -> Squares {
    lines.iter().fold(Squares::EMPTY, |squares, line| squares | line.squares())
}
