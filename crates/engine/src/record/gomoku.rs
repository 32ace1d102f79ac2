//! What the readers of files of gomoku share.

use super::lines::ReadRecord;
use super::{RecordError, RecordErrorKind};
use crate::game::Game;
use crate::position::Position;
use crate::rules::{Objective, Rules, RulesError};

/// Returns the rules of a file with a board of this size: five in a row, or as many as fit.
pub(super) fn gomoku(columns: u8, rows: u8) -> Result<Rules, RulesError> {
    Rules::new(columns, rows, columns.min(rows).clamp(2, 5), Objective::Normal)
}

/// Returns the usual boards, for texts without a size.
pub(super) fn gomoku_boards() -> impl Iterator<Item = Rules> {
    [15, 19, 20].into_iter().filter_map(|side| gomoku(side, side).ok())
}

/// Returns a game that was read up to the first error.
pub(super) fn up_to(game: Game, problem: Option<RecordError>) -> ReadRecord {
    let has_start = game.start() != Position::new(game.rules());
    let is_worth_opening = problem.is_none() || has_start || !game.moves().is_empty();
    ReadRecord { game: is_worth_opening.then_some(game), problem }
}

/// Returns the error that nothing can be read.
pub(super) const fn refused(line: usize, kind: RecordErrorKind) -> ReadRecord {
    ReadRecord { game: None, problem: Some(RecordError { line, kind }) }
}
