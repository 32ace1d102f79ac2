//! Errors in records.

use engine::notation::{MoveErrorKind, MoveListError, PositionTextError, RulesTextError, cut};
use engine::{Game, IllegalMove, Mark, Square};

/// The first error in a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {kind}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The error in the line.
    pub kind: RecordErrorKind,
}

/// The error in a line of a record. Quoted parts are cut to 12 characters, and name those that
/// cannot be seen by their codes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordErrorKind {
    /// The text is blank.
    #[error("no game found")]
    NoGame,
    /// The text has a link, but none to a game of this page or a copy of it.
    #[error("this is no link to this game")]
    OtherSite,
    /// The link says that it had more moves.
    #[error("the link is cut: only {arrived} of {of} moves arrived")]
    MissingMoves {
        /// The number of moves that arrived whole.
        arrived: usize,
        /// The number of moves that the link had, or 0 if that is cut, too.
        of: usize,
    },
    /// A name, an objective or an outcome is none of the known ones.
    #[error("“{found}” is unknown: use {known}")]
    UnknownWord {
        /// The text.
        found: String,
        /// The words that can stand there.
        known: &'static str,
    },
    /// A part is repeated or comes too late.
    #[error("“{0}” is out of place: board, objective, start, moves, outcome and drawing come once and in this order")]
    OutOfPlace(String),
    /// The board is invalid.
    #[error(transparent)]
    Board(RulesTextError),
    /// The start is invalid.
    #[error("invalid start: {0}")]
    Start(PositionTextError),
    /// The number of a move is wrong.
    #[error("“{found}” is the wrong number: move {number} comes here")]
    MoveNumber {
        /// The number in the text.
        found: String,
        /// The correct number.
        number: usize,
    },
    /// The mark of a move is wrong.
    #[error("move {number}: it is {due}’s turn, not {}’s", !*due)]
    MoveOfOther {
        /// The number of the move.
        number: usize,
        /// The side to move.
        due: Mark,
    },
    /// A line ends after the number or mark of a move.
    #[error("move {0}: the square is missing")]
    MoveWithoutSquare(usize),
    /// A move is not a square or illegal.
    #[error(transparent)]
    Move(MoveListError),
    /// The outcome differs from that of the moves.
    #[error("“{found}” does not match: the outcome of these moves is “{outcome}”")]
    OtherOutcome {
        /// The outcome in the text.
        found: &'static str,
        /// The outcome of the moves.
        outcome: &'static str,
    },
    /// A drawn square differs from the position after the moves.
    #[error("the drawing does not match at {0}")]
    DrawnSquare(Square),
    /// The drawing has more or fewer rows than the board, or a row more or fewer squares.
    #[error("the drawing does not match the size of the board")]
    DrawnSize,
    /// The text is a file of another program, in this format.
    #[error("this is a file of another program, {0}: use SGF or .psq instead, or the moves, such as h8 i9")]
    OtherFormat(&'static str),
    /// A move of an SGF file is a pass.
    #[error("move {0} is a pass, which this game does not have")]
    Pass(usize),
    /// A file lacks its end; the number of moves before.
    #[error("the file breaks off after move {0}")]
    Cut(usize),
    /// An SGF file has several games.
    #[error("the file has several games, and only the first one is read")]
    MoreGames,
}

impl RecordErrorKind {
    /// Returns the error of a text in place of a known word.
    pub(crate) fn unknown(text: &str, known: &'static str) -> Self {
        Self::UnknownWord { found: cut(text), known }
    }

    /// Returns the error of an illegal next move.
    pub(crate) fn illegal(game: &Game, error: IllegalMove) -> Self {
        Self::Move(MoveListError { number: game.moves().len() + 1, kind: MoveErrorKind::Illegal(error) })
    }
}
