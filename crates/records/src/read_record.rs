//! The game of a record, up to the first error.

use engine::{Game, Position};

use crate::error::{RecordError, RecordErrorKind};

/// The game of a record, up to the first error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadRecord {
    /// The game with all moves before the first error, and the cursor at its end. `None` if an error comes before the
    /// first move and the start is the empty board.
    pub game: Option<Game>,
    /// The first error, if any.
    pub problem: Option<RecordError>,
}

impl ReadRecord {
    /// Returns a game with the error up to which it was read, if any.
    pub(crate) fn new(game: Game, problem: Option<RecordError>) -> Self {
        let has_start = game.start() != Position::new(game.rules());
        let is_worth_opening = problem.is_none() || has_start || !game.moves().is_empty();
        Self { game: is_worth_opening.then_some(game), problem }
    }

    /// Returns the error of a text of which nothing can be read.
    pub(crate) const fn refused(line: usize, kind: RecordErrorKind) -> Self {
        Self { game: None, problem: Some(RecordError { line, kind }) }
    }
}
