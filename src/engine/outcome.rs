//! How a game ended.

use super::line::Line;
use super::mark::Mark;

/// How a game ended. A game that goes on has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side won.
    Won {
        /// The side that won. In misère this is not the side whose marks make the line.
        by: Mark,
        /// The line that ended the game, as long as the marks in it reach. Where the last mark completed several,
        /// [`Position::completed_lines`](super::Position::completed_lines) has them all.
        line: Line,
    },
    /// Every square is taken and there is no line.
    Drawn,
}

impl Outcome {
    /// The side that won, if one did.
    #[must_use]
    pub const fn winner(self) -> Option<Mark> {
        match self {
            Self::Won { by, .. } => Some(by),
            Self::Drawn => None,
        }
    }
}
