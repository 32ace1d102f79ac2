//! Reads a link to a game, a record, or a text of another program.

use super::formats::read_other;
use super::lines::{ReadRecord, is_board, is_drawn, read_lines};
use super::transport::{received, unescaped};
use super::{Link, RecordError, RecordErrorKind};
use crate::rules::Rules;

/// Reads a link, a [record](super#syntax) or a text in [another format](super::formats) up to the first error; `fallback` is the board if
/// the text has none.
///
/// Takes linear time in the length of the text, plus the time to play the moves of one game.
///
/// ```
/// use engine::{Rules, notation, record};
///
/// let read = record::read("1. X b2\n2. O a1\n3. O c3", Rules::TIC_TAC_TOE);
/// assert_eq!(read.game.unwrap().position().to_string(), "O . .\n. X .\n. . .");
/// assert_eq!(read.problem.unwrap().to_string(), "line 3: move 3: it is X’s turn, not O’s");
///
/// let read = record::read("(;GM[4]SZ[15];B[hh];W[ii])", Rules::TIC_TAC_TOE);
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
            ReadRecord { game: None, problem: Some(RecordError { line, kind: RecordErrorKind::OtherSite }) }
        }
        _ => read,
    }
}

/// Returns the columns and rows of a text that is only a drawing of a whole board.
///
/// ```
/// use engine::record::drawn_size;
///
/// assert_eq!(drawn_size("O . . .\n. X . .\n"), Some((4, 2)));
/// assert_eq!(drawn_size("O . .\n. X"), None);
/// assert_eq!(drawn_size("b2 a1"), None);
/// ```
pub fn drawn_size(text: &str) -> Option<(u8, u8)> {
    let text = received(text);
    let mut rows = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let count = |line: &str| {
        let letters = line.chars().filter(|letter| !letter.is_whitespace()).count();
        u8::try_from(letters).ok().filter(|_| is_drawn(line))
    };
    let columns = count(rows.next()?)?;
    let mut height = 1_u8;
    for row in rows {
        height = height.checked_add(1).filter(|_| count(row) == Some(columns))?;
    }
    Some((columns, height))
}
