//! Positions: the marks on the squares and the side to move.

use std::fmt;

use crate::board::{ByMark, Mark, Square, Squares};
use crate::outcome::Outcome;
use crate::renju::{self, Foul};
use crate::rules::Rules;

mod ending;
mod setup;

pub use setup::ImpossiblePosition;

/// The marks on the squares, the side to move, and the outcome once the game is over.
///
/// Every position can be reached by moves from the empty board, in renju perhaps only with fouls.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    rules: Rules,
    marks: ByMark<Squares>,
    turn: Mark,
    outcome: Option<Outcome>,
}

/// Why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The game is over.
    Over,
    /// The square is not on the board.
    OffBoard(Square),
    /// The square holds a mark.
    Taken(Square),
    /// X may not play the square in [renju](Rules::renju).
    Foul(Square, Foul),
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => formatter.write_str("the game is over"),
            Self::OffBoard(square) => write!(formatter, "{square} is not on the board"),
            Self::Taken(square) => write!(formatter, "{square} is taken"),
            Self::Foul(square, foul) => write!(formatter, "{square} is a foul: {}", foul.name()),
        }
    }
}

impl std::error::Error for IllegalMove {}

impl Position {
    /// Returns the empty board with X to move.
    pub const fn new(rules: Rules) -> Self {
        let marks = ByMark { x: Squares::EMPTY, o: Squares::EMPTY };
        Self { rules, marks, turn: Mark::X, outcome: None }
    }

    /// Returns the position after a move.
    ///
    /// # Errors
    ///
    /// An [`IllegalMove`] if the game is over, the square is taken or not on the board, or the move is a foul of renju.
    ///
    /// ```
    /// use engine::{IllegalMove, Position, Rules};
    ///
    /// let center = "b2".parse()?;
    /// let position = Position::new(Rules::TIC_TAC_TOE).play(center)?;
    /// assert_eq!(position.to_string(), ". . .\n. X .\n. . .");
    /// assert_eq!(position.play(center), Err(IllegalMove::Taken(center)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&self, square: Square) -> Result<Self, IllegalMove> {
        if self.outcome.is_some() {
            return Err(IllegalMove::Over);
        }
        if !self.rules.contains(square) {
            return Err(IllegalMove::OffBoard(square));
        }
        if self.taken().contains(square) {
            return Err(IllegalMove::Taken(square));
        }
        if let Some(foul) = self.foul(self.turn, square) {
            return Err(IllegalMove::Foul(square, foul));
        }
        let mut next = *self;
        next.marks[self.turn].insert(square);
        next.turn = !self.turn;
        let line = next.lines_through(square).next();
        next.outcome = next.outcome_after(line);
        Ok(next)
    }

    /// Whether a move in the other position leads to this one.
    pub(crate) fn is_after_move_in(&self, before: &Self) -> bool {
        let (mover, other) = (before.turn, !before.turn);
        (self.rules, self.turn) == (before.rules, other)
            && self.marks[other] == before.marks[other]
            && before.marks[mover].is_subset(self.marks[mover])
            && self.marks[mover].len() == before.marks[mover].len() + 1
    }

    /// Returns the rules of the game.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the side to move; once the game is over, the side that did not move last.
    pub const fn turn(&self) -> Mark {
        self.turn
    }

    /// Returns the outcome, or `None` if the game is not over.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Returns the squares that hold this mark.
    pub fn marks(&self, mark: Mark) -> Squares {
        self.marks[mark]
    }

    /// Returns the mark on a square, or `None` if it is free.
    pub fn mark_at(&self, square: Square) -> Option<Mark> {
        Mark::ALL.into_iter().find(|mark| self.marks[*mark].contains(square))
    }

    /// Returns the squares that hold a mark.
    pub fn taken(&self) -> Squares {
        self.marks.x | self.marks.o
    }

    /// Returns the squares without a mark, also once the game is over.
    pub fn free(&self) -> Squares {
        self.rules.squares() - self.taken()
    }

    /// Returns the legal moves: none once the game is over.
    ///
    /// In [renju](Rules::renju), X may have none although the game is not over, if every free square is a foul.
    pub fn legal_squares(&self) -> Squares {
        if self.outcome.is_some() { Squares::EMPTY } else { self.without_fouls(self.turn, self.free()) }
    }

    /// Returns these free squares without those on which this side would make a foul.
    pub(crate) fn without_fouls(&self, mark: Mark, mut squares: Squares) -> Squares {
        if self.rules.is_renju() {
            squares
                .iter()
                .filter(|square| self.foul(mark, *square).is_some())
                .for_each(|foul| squares.set(foul, false));
        }
        squares
    }

    /// Returns the foul that this side would make on a free square, if any.
    fn foul(&self, mark: Mark, square: Square) -> Option<Foul> {
        let can_be_foul = self.rules.is_renju() && mark == Mark::X;
        if can_be_foul { renju::foul(self.marks.x, self.free(), square) } else { None }
    }

    /// Draws the board, one row per line, with dots for free squares.
    pub fn drawing(&self) -> String {
        let square = |square| self.mark_at(square).map_or(".", Mark::letter);
        let row = |row| self.rules.row(row).map(square).collect::<Vec<&str>>().join(" ");
        (0..self.rules.rows()).map(row).collect::<Vec<String>>().join("\n")
    }
}

/// Writes the [drawing](Position::drawing).
impl fmt::Display for Position {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.drawing())
    }
}

/// Writes rules, side to move and board, for failed tests.
impl fmt::Debug for Position {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{:?}, {} to move:\n{self}", self.rules, self.turn)
    }
}
