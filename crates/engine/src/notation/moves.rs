//! Lists of moves as text: `b2a1c3`.

use std::fmt;

use super::characters::{cut, is_separator, skip_separators};
use super::square::{SquareError, read_spaced_square, read_square};
use crate::board::Square;
use crate::game::Game;
use crate::position::{IllegalMove, Position};
use crate::rules::Rules;

/// The game of a list of moves, up to the first error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadMoves {
    /// The game with all moves before the first error.
    pub game: Game,
    /// The first error, if any.
    pub problem: Option<MoveListError>,
}

/// The first error in a list of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveListError {
    /// The number of the move, from 1.
    pub number: usize,
    /// The error of the move.
    pub kind: MoveErrorKind,
}

impl fmt::Display for MoveListError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "move {}: {}", self.number, self.kind)
    }
}

impl std::error::Error for MoveListError {}

/// The error of a move in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveErrorKind {
    /// The text is not a square.
    NotASquare(SquareError),
    /// The move is illegal.
    Illegal(IllegalMove),
}

impl fmt::Display for MoveErrorKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotASquare(error) => error.fmt(formatter),
            Self::Illegal(error) => error.fmt(formatter),
        }
    }
}

impl std::error::Error for MoveErrorKind {}

impl Game {
    /// Reads a list of moves, such as `b2 a1 c3` or `b2a1c3`, and plays them from the empty board.
    ///
    /// [`read_moves`] also returns the game up to the first error.
    ///
    /// # Errors
    ///
    /// The first error: a text that is no square, or an illegal move.
    ///
    /// ```
    /// use engine::{Game, Rules};
    ///
    /// let game = Game::parse(Rules::TIC_TAC_TOE, "b2 a1 c3")?;
    /// assert_eq!(game.moves().len(), 3);
    /// let error = Game::parse(Rules::TIC_TAC_TOE, "b2 a1 b2").unwrap_err();
    /// assert_eq!(error.to_string(), "move 3: b2 is taken");
    /// # Ok::<(), engine::MoveListError>(())
    /// ```
    pub fn parse(rules: Rules, text: &str) -> Result<Self, MoveListError> {
        let ReadMoves { game, problem } = read_moves(rules, text);
        problem.map_or(Ok(game), Err)
    }
}

/// Reads a list of moves and plays them from the empty board, up to the first error.
///
/// The time is bounded by the size of the board, not by the length of the text.
///
/// ```
/// use engine::{Rules, notation};
///
/// let read = notation::read_moves(Rules::TIC_TAC_TOE, "b2 a1 b2");
/// assert_eq!(read.game.position().to_string(), "O . .\n. X .\n. . .");
/// assert_eq!(read.problem.unwrap().to_string(), "move 3: b2 is taken");
/// ```
pub fn read_moves(rules: Rules, text: &str) -> ReadMoves {
    read_moves_from(Position::new(rules), text)
}

/// Like [`read_moves`], from any position. The first move has the number 1.
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

/// Plays the move at the start of a text and returns the rest. Space may divide the letter and the number of a square.
///
/// # Errors
///
/// A [`MoveListError`] if the text does not begin with a legal move; the game is then unchanged.
///
/// ```
/// use engine::{Game, Rules, notation};
///
/// let mut game = Game::new(Rules::TIC_TAC_TOE);
/// assert_eq!(notation::play_first(&mut game, "b2, a1"), Ok(", a1"));
/// let error = notation::play_first(&mut game, "d4").unwrap_err();
/// assert_eq!(error.to_string(), "move 2: d4 is not on the board");
/// ```
pub fn play_first<'text>(game: &mut Game, text: &'text str) -> Result<&'text str, MoveListError> {
    // In `b 2. c3`, 2 is the number of a move.
    let is_number = |rest: &str| rest.starts_with('.') && !skip_separators(rest).is_empty();
    let spaced = || read_spaced_square(text).filter(|(_, rest)| !is_number(rest));
    let Some((square, rest)) = read_square(text).or_else(spaced) else {
        let word = text.split(is_separator).next().unwrap_or(text);
        return Err(not_a_square(game, word));
    };
    match game.play(square) {
        Ok(()) => Ok(rest),
        Err(illegal) => Err(MoveListError { number: game.moves().len() + 1, kind: MoveErrorKind::Illegal(illegal) }),
    }
}

/// Returns the error of a word in place of the next move of a game.
pub fn not_a_square(game: &Game, word: &str) -> MoveListError {
    let rules = game.rules();
    let error = SquareError::on_board(cut(word), rules.columns(), rules.rows());
    MoveListError { number: game.moves().len() + 1, kind: MoveErrorKind::NotASquare(error) }
}

/// Writes moves as [`read_moves`] reads them: `b2a1c3`.
pub fn write_moves(moves: &[Square]) -> String {
    moves.iter().map(|square| square.name()).collect()
}
