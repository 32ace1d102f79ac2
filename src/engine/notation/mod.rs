//! Reads and writes squares, lists of moves, boards and positions as in addresses.
//!
//! | item | example | syntax |
//! |---|---|---|
//! | square | `b2` | column letter, row number |
//! | moves | `b2a1c3` | squares, optionally separated by spaces and commas |
//! | board | `3x3x3` | columns, rows, length of a line |
//! | position | `x1o/1x1/3-o` | see [`read_position`] |
//!
//! Letters are read in either case. A [`record`](super::record) is a whole game as text for people.

use std::str::FromStr;

use super::board::square::{LONGEST_SIDE, Square};
use super::board::squares::Squares;
use super::game::Game;
use super::position::{IllegalMove, Position};
use super::rules::Rules;

mod position;
mod rules;

pub use position::{PositionTextError, read_position, write_position};
pub use rules::{RulesTextError, read_rules};

/// The text is not a square.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("“{text}” is not a square: use a letter from a to {last_column} and a number from 1 to {last_row}")]
pub struct SquareError {
    /// The text, cut to 12 characters.
    pub text: String,
    /// The letter of the last column of the board.
    pub last_column: char,
    /// The number of the last row of the board.
    pub last_row: u8,
}

impl SquareError {
    /// Returns the error for a board of this size, at least 1 × 1.
    fn on_board(text: String, columns: u8, rows: u8) -> Self {
        Self { text, last_column: char::from(b'a' + columns.saturating_sub(1)), last_row: rows }
    }
}

/// Returns the first 12 characters of a text, for an error message.
pub(super) fn cut(text: &str) -> String {
    const KEPT: usize = 12;
    text.chars().take(KEPT).collect()
}

/// Splits a text after its leading digits.
pub(super) fn split_digits(text: &str) -> (&str, &str) {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    text.split_at_checked(digits).unwrap_or((text, ""))
}

/// Reads a number without a leading 0 or sign, so that each number has one notation.
fn read_number(text: &str) -> Option<u8> {
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

/// Returns the squares that a text for people names.
///
/// ```
/// use tic_tac_toe::engine::notation::named_squares;
///
/// let squares = named_squares("Move 5, X a2: mistake. b3 is better: blocks O on b1–b2–b3");
/// assert_eq!(format!("{squares:?}"), "{b1, a2, b2, b3}");
/// assert!(named_squares("a21, b0, c01, x2, ab1, 4 × 4, data1").is_empty());
/// ```
pub fn named_squares(text: &str) -> Squares {
    text.split(|letter: char| !letter.is_ascii_alphanumeric()).filter_map(|word| word.parse().ok()).collect()
}

/// Reads a square at the start of a text, and returns the rest.
pub(super) fn read_square(text: &str) -> Option<(Square, &str)> {
    let mut letters = text.chars();
    let letter = letters.next()?.to_ascii_lowercase();
    let column = u8::try_from(letter).ok()?.checked_sub(b'a')?;
    let (number, rest) = split_digits(letters.as_str());
    Some((Square::new(column, read_number(number)?.checked_sub(1)?)?, rest))
}

/// The game of a list of moves, up to the first error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadMoves {
    /// The game with all moves before the first error.
    pub game: Game,
    /// The first error, if any.
    pub problem: Option<MoveListError>,
}

/// The first error in a list of moves.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {number}: {kind}")]
pub struct MoveListError {
    /// The number of the move, from 1.
    pub number: usize,
    /// The error of the move.
    pub kind: MoveErrorKind,
}

/// What is wrong with a move of a list.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveErrorKind {
    /// The text is not a square.
    #[error(transparent)]
    NotASquare(#[from] SquareError),
    /// The move is illegal.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

/// Reads a list of moves and plays them from the empty board, up to the first error.
///
/// The time is bounded by the size of the board, not by the length of the text.
///
/// ```
/// use tic_tac_toe::engine::{Rules, notation};
///
/// let read = notation::read_moves(Rules::TIC_TAC_TOE, "b2 a1 b2");
/// assert_eq!(read.game.position().to_string(), "O . .\n. X .\n. . .");
/// assert_eq!(read.problem.unwrap().to_string(), "move 3: b2 is taken");
/// ```
pub fn read_moves(rules: Rules, text: &str) -> ReadMoves {
    read_moves_from(Position::new(rules), text)
}

/// Like [`read_moves`], from any position. The first move has the number 1.
///
/// ```
/// use tic_tac_toe::engine::{Rules, notation};
///
/// let start = notation::read_position(Rules::TIC_TAC_TOE, "x1o/1x1/3-o")?;
/// let read = notation::read_moves_from(start, "c3 b2");
/// assert_eq!(read.game.position().to_string(), "X . O\n. X .\n. . O");
/// assert_eq!(read.problem.unwrap().to_string(), "move 2: b2 is taken");
/// # Ok::<(), notation::PositionTextError>(())
/// ```
pub fn read_moves_from(start: Position, text: &str) -> ReadMoves {
    let mut game = Game::from(start);
    let mut rest = skip_separators(text);
    while !rest.is_empty() {
        match play_first(&mut game, rest) {
            Ok(after) => rest = skip_separators(after),
            Err(problem) => return ReadMoves { game, problem: Some(problem) },
        }
    }
    ReadMoves { game, problem: None }
}

/// Whether a character separates moves.
pub(super) fn is_separator(letter: char) -> bool {
    letter.is_whitespace() || letter == ','
}

pub(super) fn skip_separators(text: &str) -> &str {
    text.trim_start_matches(is_separator)
}

/// Plays the move at the start of a text and returns the rest.
pub(super) fn play_first<'text>(game: &mut Game, text: &'text str) -> Result<&'text str, MoveListError> {
    let played = match read_square(text) {
        Some((square, rest)) => game.play(square).map(|()| rest).map_err(MoveErrorKind::Illegal),
        None => {
            let mut text = cut(text);
            text.truncate(text.find(is_separator).unwrap_or(text.len()));
            let rules = game.rules();
            Err(SquareError::on_board(text, rules.columns(), rules.rows()).into())
        }
    };
    played.map_err(|kind| MoveListError { number: game.moves().len() + 1, kind })
}

/// Writes moves as [`read_moves`] reads them: `b2a1c3`.
///
/// ```
/// use tic_tac_toe::engine::{Rules, notation};
///
/// let game = notation::read_moves(Rules::TIC_TAC_TOE, "b2, a1, C3").game;
/// assert_eq!(notation::write_moves(game.moves()), "b2a1c3");
/// ```
pub fn write_moves(moves: &[Square]) -> String {
    moves.iter().map(|square| square.name()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Objective;

    #[test]
    fn every_square_round_trips() {
        for square in Rules::new(20, 20, 5, Objective::Normal).unwrap().squares() {
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(square.to_string().to_uppercase().parse(), Ok(square));
        }
    }

    #[test]
    fn error_quotes_text_that_is_no_square() {
        for text in ["", "b", "2b", "b0", "b02", "b21", "u1", "b2c3", " b2", "b2 ", "é1", "b-1", "b999999999999"] {
            let error = text.parse::<Square>().unwrap_err();
            assert!(text.starts_with(&error.text) && error.text.chars().count() <= 12, "{error}");
        }
    }

    #[test]
    fn row_numbers_can_have_two_digits() {
        let rules = Rules::new(15, 15, 5, Objective::Normal).unwrap();
        let read = read_moves(rules, "a10b1o15");
        assert_eq!((read.problem, write_moves(read.game.moves())), (None, "a10b1o15".to_owned()));
    }

    #[test]
    fn reading_stops_at_first_error() {
        let problem = |text: &str| read_moves(Rules::TIC_TAC_TOE, text).problem.map(|problem| problem.to_string());
        assert_eq!(problem(""), None);
        assert_eq!(problem("b2,a1 c3"), None);
        assert_eq!(problem("b2d1").as_deref(), Some("move 2: d1 is not on the board"));
        assert_eq!(problem("a1a2b1b2c1c2").as_deref(), Some("move 6: the game is over"));
        assert!(problem("b2 zz9 a1").unwrap().starts_with("move 2: “zz9” is not a square"));
        let endless = "a1".repeat(1_000_000);
        assert_eq!(problem(&endless).as_deref(), Some("move 2: a1 is taken"));
        assert!(problem(&"x".repeat(1_000_000)).unwrap().len() < 120);
    }
}
