//! Reads the text of a game that a player pastes.

use engine::Rules;

use crate::formats::read_other;
use crate::gomoku::gomoku_boards;
use crate::mirrored::mirrored;
use crate::read::read;
use crate::read_record::ReadRecord;

/// Where row 1 is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstRow {
    /// At the top, as in this game.
    Top,
    /// At the bottom, as in most programs for gomoku.
    Bottom,
}

/// Reads a text like [`read`]. In a text without a board, whose squares are not on the given one, the board is one of gomoku.
///
/// The place of the first row is asked for because a list of squares does not tell it. Formats of other programs do.
///
/// ```
/// use engine::{Rules, notation};
/// use records::{FirstRow, read_pasted};
///
/// let moves = |row| notation::write_moves(read_pasted("h8h9", Rules::TIC_TAC_TOE, row).game.unwrap().moves());
/// assert_eq!([FirstRow::Top, FirstRow::Bottom].map(moves), ["h8h9", "h8h7"]);
/// ```
pub fn read_pasted(text: &str, fallback: Rules, first_row: FirstRow) -> ReadRecord {
    if let Some(read) = read_other(text, fallback) {
        return read;
    }
    let found = read(text, fallback);
    let is_read = |read: &ReadRecord| read.game.is_some() && read.problem.is_none();
    let found = match found.game {
        Some(_) => found,
        None => gomoku_boards().map(|rules| read(text, rules)).find(is_read).unwrap_or(found),
    };
    match first_row {
        FirstRow::Top => found,
        FirstRow::Bottom => ReadRecord { game: found.game.as_ref().map(mirrored), ..found },
    }
}
