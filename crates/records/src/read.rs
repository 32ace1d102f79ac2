//! Reads a link to a game, a record, or a text of another program.

use engine::Rules;

use crate::error::RecordErrorKind;
use crate::formats::read_other;
use crate::lines::{is_board, read_lines};
use crate::link::Link;
use crate::read_record::ReadRecord;
use crate::transport::{received, unescaped};

/// Reads a link, a [record](crate#syntax) or a text in [another format](crate::formats) up to the first error; `fallback` is the board if
/// the text has none.
///
/// Takes linear time in the length of the text, plus the time to play the moves of one game.
///
/// ```
/// use engine::{Rules, notation};
///
/// let read = records::read("1. X b2\n2. O a1\n3. O c3", Rules::TIC_TAC_TOE);
/// assert_eq!(read.game.unwrap().position().to_string(), "O . .\n. X .\n. . .");
/// assert_eq!(read.problem.unwrap().to_string(), "line 3: move 3: it is X’s turn, not O’s");
///
/// let read = records::read("(;GM[4]SZ[15];B[hh];W[ii])", Rules::TIC_TAC_TOE);
/// assert_eq!(notation::write_moves(read.game.unwrap().moves()), "h8i9");
/// ```
pub fn read(text: &str, fallback: Rules) -> ReadRecord {
    if let Some(link) = Link::find(text) {
        return link.read();
    }
    if let Some(other) = read_other(text, fallback) {
        return other;
    }
    let text = unescaped(text);
    let text = received(&text);
    let read = read_lines(&text, 0, fallback);
    if read.game.as_ref().is_some_and(|game| !game.moves().is_empty()) || read.problem.is_none() {
        return read;
    }
    // Words before the record, such as those of a mail that quotes it.
    let board = text.lines().position(is_board).filter(|line| *line > 0);
    match board.map(|line| read_lines(&text, line, fallback)) {
        Some(record) if record.game.is_some() => record,
        _ if text.contains("://") && read.game.is_none() => {
            let line = read.problem.map_or(1, |problem| problem.line);
            ReadRecord::refused(line, RecordErrorKind::OtherSite)
        }
        _ => read,
    }
}
