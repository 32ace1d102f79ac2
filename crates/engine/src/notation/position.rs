//! Reads and writes positions: `x1o/1x1/3-o`.
//!
//! The rows from the top are separated by `/`. `x` and `o` are marks, and a number is a run of free squares. The side
//! to move follows after `-`. Each position has one notation; letters are read in either case.

use std::fmt;

use super::characters::{cut, quoted};
use super::square::{read_number, split_digits};
use crate::board::{ByMark, Mark, Square, Squares};
use crate::decimal::decimal;
use crate::position::{ImpossiblePosition, Position};
use crate::rules::Rules;

/// Why a text is not a position. Rows are counted from 1 at the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionTextError {
    /// A row contains a character other than marks and numbers of free squares.
    UnknownLetter {
        /// The row.
        row: u8,
        /// The character, or its code if it cannot be seen.
        found: String,
    },
    /// A row has more or fewer squares than the board has columns.
    RowLength {
        /// The row.
        row: u8,
        /// The columns of the board.
        columns: u8,
    },
    /// The text has more or fewer rows than the board.
    RowCount(u8),
    /// The side to move is missing.
    NoTurn,
    /// The side to move is neither x nor o.
    UnknownTurn(String),
    /// No game reaches the position.
    Impossible(ImpossiblePosition),
}

impl fmt::Display for PositionTextError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownLetter { row, found } => {
                write!(formatter, "row {row}: “{found}” is not x, o or a number of empty squares")
            }
            Self::RowLength { row, columns } => write!(formatter, "row {row} must have {columns} squares"),
            Self::RowCount(rows) => write!(formatter, "there must be {rows} rows"),
            Self::NoTurn => formatter.write_str("the side to move is missing: add -x or -o after the rows"),
            Self::UnknownTurn(text) => write!(formatter, "“{text}” is not a side to move: use x or o"),
            Self::Impossible(error) => error.fmt(formatter),
        }
    }
}

impl std::error::Error for PositionTextError {}

/// Writes a position as [`read_position`] reads it, without `core::fmt`.
///
/// ```
/// use engine::{Rules, notation};
///
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1c1b2").game.position();
/// assert_eq!(notation::write_position(position), "x1o/1x1/3-o");
/// ```
pub fn write_position(position: Position) -> String {
    let mut text = String::new();
    for row in 0..position.rules().rows() {
        if row > 0 {
            text.push('/');
        }
        let mut free = 0_u8;
        for square in position.rules().row(row) {
            let Some(mark) = position.mark_at(square) else {
                free += 1;
                continue;
            };
            push_free(free, &mut text);
            free = 0;
            text.push_str(mark.name());
        }
        push_free(free, &mut text);
    }
    text.push('-');
    text.push_str(position.turn().name());
    text
}

/// Writes the length of a run of free squares, unless it is 0.
fn push_free(free: u8, text: &mut String) {
    if free > 0 {
        text.push_str(&decimal(u64::from(free)));
    }
}

/// Reads a position on the board of these rules. Takes linear time in the length of the text.
///
/// # Errors
///
/// A [`PositionTextError`] with the first error and its row.
///
/// ```
/// use engine::{Rules, notation};
///
/// let position = notation::read_position(Rules::TIC_TAC_TOE, "x1o/1x1/3-o")?;
/// assert_eq!(position.to_string(), "X . O\n. X .\n. . .");
/// let error = notation::read_position(Rules::TIC_TAC_TOE, "x1o/1xq1/3-o").unwrap_err();
/// assert_eq!(error.to_string(), "row 2: “q” is not x, o or a number of empty squares");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_position(rules: Rules, text: &str) -> Result<Position, PositionTextError> {
    let (rows, turn) = text.split_once('-').unwrap_or((text, ""));
    let mut marks = ByMark { x: Squares::EMPTY, o: Squares::EMPTY };
    let mut found = 0;
    for row in rows.split('/') {
        if found == rules.rows() {
            return Err(PositionTextError::RowCount(found));
        }
        read_row(rules, found, row, &mut marks)?;
        found += 1;
    }
    if found < rules.rows() {
        return Err(PositionTextError::RowCount(rules.rows()));
    }
    if turn.is_empty() {
        return Err(PositionTextError::NoTurn);
    }
    let side = Mark::ALL.into_iter().find(|mark| turn.eq_ignore_ascii_case(mark.name()));
    let side = side.ok_or_else(|| PositionTextError::UnknownTurn(cut(turn)))?;
    Position::from_marks(rules, marks, side).map_err(PositionTextError::Impossible)
}

/// Reads one row, counted from 0, into the marks.
fn read_row(rules: Rules, row: u8, text: &str, marks: &mut ByMark<Squares>) -> Result<(), PositionTextError> {
    let (number, columns) = (row + 1, rules.columns());
    let mut column: u8 = 0;
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let (digits, after_digits) = split_digits(rest);
        let (squares, after) = if let Some(mark) = Mark::from_letter(letter) {
            if let Some(square) = Square::new(column, row) {
                marks[mark].insert(square);
            }
            (1, rest.strip_prefix(letter).unwrap_or_default())
        } else if matches!(letter, '1'..='9') {
            (read_number(digits).unwrap_or(u8::MAX), after_digits)
        } else {
            return Err(PositionTextError::UnknownLetter { row: number, found: quoted(rest, 1) });
        };
        rest = after;
        column = column.saturating_add(squares);
        if column > columns {
            return Err(PositionTextError::RowLength { row: number, columns });
        }
    }
    if column < columns { Err(PositionTextError::RowLength { row: number, columns }) } else { Ok(()) }
}
