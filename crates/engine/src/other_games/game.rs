//! Games as lists of moves.

use std::error::Error;
use std::fmt;

use crate::board::Mark;
use crate::notation;
use crate::other_games::position::{GamePosition, IllegalMove, Move};
use crate::other_games::variant::Variant;

/// A variant and the moves played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    variant: Variant,
    moves: Vec<Move>,
}

/// Which move of a text cannot be played, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveError {
    /// The number of the move, counted from 1.
    pub number: usize,
    /// The reason.
    pub problem: MoveProblem,
}

/// Why a move of a text cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveProblem {
    /// The text, cut to a few characters, is not a square.
    NotASquare(String),
    /// The square, as text, is not followed by the mark.
    NoMark(String),
    /// The rules forbid the move.
    Illegal(IllegalMove),
}

impl fmt::Display for MoveError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "move {}: ", self.number)?;
        match &self.problem {
            MoveProblem::NotASquare(text) => write!(formatter, "“{text}” is not a square"),
            MoveProblem::NoMark(square) => write!(formatter, "{square} needs its mark: {square}x or {square}o"),
            MoveProblem::Illegal(reason) => reason.fmt(formatter),
        }
    }
}

impl Error for MoveError {}

impl Game {
    /// Returns a game without moves.
    pub const fn new(variant: Variant) -> Self {
        Self { variant, moves: Vec::new() }
    }

    /// Reads the moves of a game, such as `b1 b2` or `b1b2`. In wild tic-tac-toe, each square is followed by the mark: `b1x b2o`.
    ///
    /// # Errors
    ///
    /// The first move that is not legal, and the reason.
    pub fn parse(variant: Variant, text: &str) -> Result<Self, MoveError> {
        let mut game = Self::new(variant);
        let mut rest = notation::skip_separators(text);
        while !rest.is_empty() {
            let number = game.moves.len() + 1;
            let (played, after) = game.read_move(rest).map_err(|problem| MoveError { number, problem })?;
            game.moves.push(played);
            rest = notation::skip_separators(after);
        }
        Ok(game)
    }

    /// Reads one legal move at the start of a text, and returns the rest.
    fn read_move<'a>(&self, text: &'a str) -> Result<(Move, &'a str), MoveProblem> {
        let not_a_square = || MoveProblem::NotASquare(notation::cut(text));
        let (square, rest) = notation::read_square(text).ok_or_else(not_a_square)?;
        let position = self.position();
        let named = rest.chars().next().and_then(Mark::from_letter).filter(|_| position.chooses_mark());
        let mark = match named {
            Some(mark) => mark,
            None if position.chooses_mark() => return Err(MoveProblem::NoMark(square.name())),
            None => position.legal_moves().first().map_or(Mark::X, |legal| legal.mark),
        };
        let played = Move { square, mark };
        position.check(played).map_err(MoveProblem::Illegal)?;
        Ok((played, rest.get(named.map_or(0, |_| 1)..).unwrap_or(rest)))
    }

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// An [`IllegalMove`] with the reason; the game is then unchanged.
    pub fn play(&mut self, played: Move) -> Result<(), IllegalMove> {
        self.position().check(played)?;
        self.moves.push(played);
        Ok(())
    }

    /// Takes back the last move, and returns it.
    pub fn undo(&mut self) -> Option<Move> {
        self.moves.pop()
    }

    /// Returns the game with this number of its first moves, or with all of them if there are fewer.
    #[must_use]
    pub fn until(&self, moves: usize) -> Self {
        Self { variant: self.variant, moves: self.moves.iter().take(moves).copied().collect() }
    }

    /// Returns the variant.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Returns the moves played.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Returns the position after all moves.
    pub fn position(&self) -> Box<dyn GamePosition> {
        self.position_after(self.moves.len())
    }

    /// Returns the position after this number of moves, or after all moves if there are fewer.
    pub fn position_after(&self, moves: usize) -> Box<dyn GamePosition> {
        self.moves.iter().take(moves).fold(self.variant.start(), |position, played| position.after(*played))
    }
}

/// Writes the moves as [`Game::parse`] reads them.
impl fmt::Display for Game {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start = self.variant.start();
        let names: Vec<String> = self.moves.iter().map(|played| start.name_of(*played)).collect();
        formatter.write_str(&names.join(" "))
    }
}
