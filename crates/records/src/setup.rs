//! Positions that are set up as the start of a game.

use engine::notation::PositionTextError;
use engine::{ByMark, Mark, Position, Rules, Squares};

use crate::error::RecordErrorKind;

/// A board without marks.
pub const NO_MARKS: ByMark<Squares> = ByMark { x: Squares::EMPTY, o: Squares::EMPTY };

/// Returns the position with these marks. If `turn` is `None`, X moves if both sides have as many marks, and otherwise O.
pub fn set_up(rules: Rules, marks: ByMark<Squares>, turn: Option<Mark>) -> Result<Position, RecordErrorKind> {
    let due = if marks.x.len() == marks.o.len() { Mark::X } else { Mark::O };
    Position::from_marks(rules, marks, turn.unwrap_or(due))
        .map_err(|error| RecordErrorKind::Start(PositionTextError::Impossible(error)))
}
