//! The outcome of a finished game.

use crate::board::{Direction, Line, Mark, Squares};
use crate::rules::Rules;

/// The result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side won.
    Won {
        /// The winner. In misère, the marks on the line are those of the other side.
        by: Mark,
        /// The line that ended the game, at its full length; one of the
        /// [`completed_lines`](super::Position::completed_lines).
        line: Line,
    },
    /// The board is full without a line.
    Drawn,
}

impl Outcome {
    /// Returns the winner, or `None` after a draw.
    pub const fn winner(self) -> Option<Mark> {
        match self {
            Self::Won { by, .. } => Some(by),
            Self::Drawn => None,
        }
    }
}

/// Returns the completed lines in the marks of this side, by direction and then in reading order.
pub(super) fn completed_lines_in(own: Squares, mark: Mark, rules: Rules) -> Vec<Line> {
    let mut lines = Vec::new();
    for direction in Direction::ALL {
        for square in own {
            let line = Line::longest(own, square, direction, rules.lengths(mark));
            lines.extend(line.filter(|line| line.first() == square));
        }
    }
    lines
}
