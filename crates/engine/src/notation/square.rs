//! Squares as text: `b2`.

use std::fmt;
use std::str::FromStr;

use super::characters::cut;
use crate::board::{LONGEST_SIDE, Square};

/// The text is not a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquareError {
    /// The text, cut to 12 characters, with codes of those that cannot be seen.
    pub text: String,
    /// The letter of the last column of the board.
    pub last_column: char,
    /// The number of the last row of the board.
    pub last_row: u8,
}

impl fmt::Display for SquareError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { text, last_column, last_row } = self;
        write!(
            formatter,
            "“{text}” is not a square: use a letter from a to {last_column} and a number from 1 to {last_row}"
        )
    }
}

impl std::error::Error for SquareError {}

impl SquareError {
    /// Returns the error for a board of this size, at least 1 × 1.
    pub(super) fn on_board(text: String, columns: u8, rows: u8) -> Self {
        Self { text, last_column: char::from(b'a' + columns.saturating_sub(1)), last_row: rows }
    }
}

/// Splits a text after the ASCII digits at its start: `12b` into `12` and `b`.
pub fn split_digits(text: &str) -> (&str, &str) {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    text.split_at_checked(digits).unwrap_or((text, ""))
}

/// Reads a number without a leading 0 or sign, so that each number has one notation.
pub(super) fn read_number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|_| text.starts_with(|first| matches!(first, '1'..='9')))
}

/// Reads one square, such as `b2`.
impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, SquareError> {
        match read_square(text) {
            Some((square, "")) => Ok(square),
            _ => Err(SquareError::on_board(cut(text), LONGEST_SIDE, LONGEST_SIDE)),
        }
    }
}

/// Reads a square at the start of a text, and returns the rest. Returns `None` if there is none on the largest board.
///
/// ```
/// use engine::notation::read_square;
///
/// assert_eq!(read_square("b2c3"), Some(("b2".parse()?, "c3")));
/// assert_eq!(read_square("z1"), None);
/// # Ok::<(), engine::notation::SquareError>(())
/// ```
pub fn read_square(text: &str) -> Option<(Square, &str)> {
    let mut letters = text.chars();
    read_parts(letters.next()?, letters.as_str())
}

/// Reads a square like [`read_square`], with space on the same line between letter and number: `b 2`.
pub(super) fn read_spaced_square(text: &str) -> Option<(Square, &str)> {
    let is_space = |letter: char| letter.is_whitespace() && !matches!(letter, '\n' | '\r');
    let mut letters = text.chars();
    read_parts(letters.next()?, letters.as_str().trim_start_matches(is_space))
}

/// Reads a square from its letter and a text that begins with its number.
fn read_parts(letter: char, text: &str) -> Option<(Square, &str)> {
    let column = u8::try_from(letter.to_ascii_lowercase()).ok()?.checked_sub(b'a')?;
    let (number, rest) = split_digits(text);
    Some((Square::new(column, read_number(number)?.checked_sub(1)?)?, rest))
}
