//! One moment of play: the marks on the squares, and whose turn it is.

use std::fmt;

use super::ending::Outcome;
use super::mark::{ByMark, Mark};
use super::rules::Rules;
use super::square::Square;
use super::squares::Squares;

mod setup;

pub use setup::ImpossiblePosition;

/// The marks on the squares, whose turn it is, and how the game ended if it has.
///
/// Every position can be reached by playing from the empty board: it was, or it was set up with marks that
/// [`Position::from_marks`] found possible.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    rules: Rules,
    marks: ByMark<Squares>,
    turn: Mark,
    outcome: Option<Outcome>,
}

/// Why a mark cannot be put on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalMove {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The square is not on this board.
    #[error("{0} is not on the board")]
    OffBoard(Square),
    /// There is a mark on the square already.
    #[error("{0} is taken")]
    Taken(Square),
}

impl Position {
    /// The empty board, with X to move.
    #[must_use]
    pub const fn new(rules: Rules) -> Self {
        let marks = ByMark { x: Squares::EMPTY, o: Squares::EMPTY };
        Self { rules, marks, turn: Mark::X, outcome: None }
    }

    /// The position after the side to move puts its mark on a square.
    ///
    /// # Errors
    ///
    /// An [`IllegalMove`] says why the square cannot be played.
    ///
    /// ```
    /// use tic_tac_toe::engine::{IllegalMove, Position, Rules};
    ///
    /// let centre = "b2".parse()?;
    /// let position = Position::new(Rules::TIC_TAC_TOE).play(centre)?;
    /// assert_eq!(position.to_string(), ". . .\n. X .\n. . .");
    /// assert_eq!(position.play(centre), Err(IllegalMove::Taken(centre)));
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
        let mut next = *self;
        next.marks[self.turn].insert(square);
        next.turn = !self.turn;
        let line = next.lines_through(square).next();
        next.outcome = Outcome::after_last_move(&next, line);
        Ok(next)
    }

    /// The rules that are played.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The side to move. After the end of the game, the side that would have been next.
    #[must_use]
    pub const fn turn(&self) -> Mark {
        self.turn
    }

    /// How the game ended, or `None` while it goes on.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The squares that hold this mark.
    #[must_use]
    pub fn marks(&self, mark: Mark) -> Squares {
        self.marks[mark]
    }

    /// The mark on a square, if there is one.
    #[must_use]
    pub fn mark_at(&self, square: Square) -> Option<Mark> {
        Mark::ALL.into_iter().find(|mark| self.marks[*mark].contains(square))
    }

    /// The squares that hold a mark.
    #[must_use]
    pub fn taken(&self) -> Squares {
        self.marks.x | self.marks.o
    }

    /// The squares that hold no mark, whether or not the game goes on.
    #[must_use]
    pub fn free(&self) -> Squares {
        self.rules.squares() - self.taken()
    }

    /// The squares that the side to move can play: none once the game is over.
    #[must_use]
    pub fn legal_squares(&self) -> Squares {
        if self.outcome.is_some() { Squares::EMPTY } else { self.free() }
    }
}

/// Draws the board, a row a line, with a dot for a free square.
impl fmt::Display for Position {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..self.rules.rows() {
            if row > 0 {
                formatter.write_str("\n")?;
            }
            for square in self.rules.row(row) {
                if square.column() > 0 {
                    formatter.write_str(" ")?;
                }
                match self.mark_at(square) {
                    Some(mark) => write!(formatter, "{mark}")?,
                    None => formatter.write_str(".")?,
                }
            }
        }
        Ok(())
    }
}

/// The rules, the drawn board and the side to move: what a failed test should show.
impl fmt::Debug for Position {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{:?}, {} to move:\n{self}", self.rules, self.turn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Objective;

    fn after(moves: &str) -> Position {
        let read = crate::engine::notation::read_moves(Rules::TIC_TAC_TOE, moves);
        assert_eq!(read.problem, None);
        read.game.position()
    }

    #[test]
    fn one_move_can_complete_two_lines() {
        let position = after("a1b1c3c1b2").lines_through(Square::new(1, 1).unwrap()).count();
        assert_eq!(position, 1);
        let both = after("a1b1a2c1b3b2c3c2a3");
        assert_eq!(both.lines_through(Square::new(0, 2).unwrap()).count(), 2);
    }

    #[test]
    fn a_longer_run_wins_too_and_is_the_whole_line() {
        let rules = Rules::new(6, 2, 4, Objective::Normal).unwrap();
        let read = crate::engine::notation::read_moves(rules, "a1a2b1b2c1c2e1e2f1f2d1");
        let Some(Outcome::Won { by, line }) = read.game.position().outcome() else { panic!("X has six in a row") };
        assert_eq!((by, line.squares().len()), (Mark::X, 6));
    }

    #[test]
    fn in_misere_the_line_loses() {
        let rules = Rules::new(3, 3, 3, Objective::Misere).unwrap();
        let read = crate::engine::notation::read_moves(rules, "a1a2b1b2c1");
        assert_eq!(read.game.position().outcome().and_then(Outcome::winner), Some(Mark::O));
    }

    #[test]
    fn nothing_can_be_played_after_the_end() {
        let won = after("a1a2b1b2c1");
        assert!(won.legal_squares().is_empty() && !won.free().is_empty());
        assert_eq!(won.play(Square::new(2, 2).unwrap()), Err(IllegalMove::Over));
        assert!(!won.is_dead());
        assert_eq!(after("").play(Square::new(3, 0).unwrap()), Err(IllegalMove::OffBoard(Square::new(3, 0).unwrap())));
    }
}
