//! What can be wrong with a text.

use crate::engine::notation::{MoveListError, PositionTextError, RulesTextError};
use crate::engine::{Mark, Square};

/// The first thing in a text that is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {kind}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub kind: RecordErrorKind,
}

/// What is wrong in a line of a text. Texts in it are the offending parts, cut to a few characters.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordErrorKind {
    /// There is nothing but blank space.
    #[error("no game found")]
    NoGame,
    /// A name before a colon means nothing.
    #[error("“{0}” is not Board, Objective, Start or Outcome")]
    UnknownName(String),
    /// A part comes a second time, or after one that it has to precede.
    #[error("“{0}” is out of place: board, objective, start, moves, outcome and drawing come once and in this order")]
    OutOfPlace(String),
    /// The board cannot be read.
    #[error(transparent)]
    Board(RulesTextError),
    /// There is no such objective.
    #[error("“{0}” is not an objective: use normal or misere")]
    Objective(String),
    /// The position at the start cannot be read.
    #[error("invalid start: {0}")]
    Start(PositionTextError),
    /// A move has the number of another one.
    #[error("“{found}” is the wrong number: move {number} comes here")]
    MoveNumber {
        /// The number in the text.
        found: String,
        /// The right number.
        number: usize,
    },
    /// A move has the mark of the side that is not to move.
    #[error("move {number}: it is {due}’s turn, not {}’s", !*due)]
    MoveOfOther {
        /// The number of the move.
        number: usize,
        /// The side to move.
        due: Mark,
    },
    /// A line ends with the number or mark of a move.
    #[error("move {0}: the square is missing")]
    MoveWithoutSquare(usize),
    /// A move cannot be played.
    #[error(transparent)]
    Move(MoveListError),
    /// These are not the words for an outcome.
    #[error("“{0}” is not an outcome: use X wins, O wins, draw or none yet")]
    UnknownOutcome(String),
    /// The game ended in another way, or has not ended.
    #[error("“{found}” does not match: the outcome of these moves is “{outcome}”")]
    OtherOutcome {
        /// The outcome in the text.
        found: &'static str,
        /// The outcome of the moves.
        outcome: &'static str,
    },
    /// The drawing has another mark on a square than the game, or one of them has none there.
    #[error("the drawing does not match: {square} {} after these moves", mark.map_or("is empty", holds))]
    DrawnSquare {
        /// The square.
        square: Square,
        /// The mark that it holds after the moves.
        mark: Option<Mark>,
    },
    /// A drawn row has more or fewer squares than the board has columns.
    #[error("the drawing does not match: a row of this board has {0} squares")]
    DrawnRow(u8),
    /// There are more or fewer drawn rows than the board has.
    #[error("the drawing does not match: this board has {0} rows")]
    DrawnRows(u8),
}

/// What a square is said to do that holds a mark.
const fn holds(mark: Mark) -> &'static str {
    match mark {
        Mark::X => "holds X",
        Mark::O => "holds O",
    }
}
