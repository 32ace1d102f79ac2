//! The end of a game: completed lines, draws, and dead positions.

use super::Position;
use crate::board::{Direction, Line, Mark, Square, Squares};
use crate::outcome::{Outcome, completed_lines_in};
use crate::rules::Objective;

impl Position {
    /// Returns the outcome after a last move that completed `line`, or `None` while the game goes on.
    pub(super) fn outcome_after(&self, line: Option<Line>) -> Option<Outcome> {
        match (line, self.rules.objective()) {
            (Some(line), Objective::Normal) => Some(Outcome::Won { by: !self.turn, line }),
            (Some(line), Objective::Misere) => Some(Outcome::Won { by: self.turn, line }),
            (None, _) => self.free().is_empty().then_some(Outcome::Drawn),
        }
    }

    /// Returns the completed lines through a square, each at its full length. A free square has none.
    ///
    /// ```
    /// use engine::{Rules, notation};
    ///
    /// let game = notation::read_moves(Rules::TIC_TAC_TOE, "a1b1a2b3c3c2c1a3b2").game;
    /// assert_eq!(game.position().lines_through("b2".parse()?).count(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn lines_through(&self, square: Square) -> impl Iterator<Item = Line> {
        let lines = self.mark_at(square).map(|mark| {
            let (own, lengths) = (self.marks(mark), self.rules().lengths(mark));
            Direction::ALL
                .into_iter()
                .filter_map(move |direction| Line::longest(own, square, direction, lengths.clone()))
        });
        lines.into_iter().flatten()
    }

    /// Returns the lines that the last move completed, each at its full length; none unless the game was won.
    ///
    /// ```
    /// use engine::{Rules, notation};
    ///
    /// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1b1a2c1b3b2c3c2a3").game.position();
    /// assert_eq!(position.completed_lines().len(), 2);
    /// ```
    pub fn completed_lines(&self) -> Vec<Line> {
        // Only the last mover can have completed a line.
        completed_lines_in(self.marks(!self.turn()), !self.turn(), self.rules())
    }

    /// Returns whether an unfinished game can only end in a draw.
    ///
    /// Each line holds both marks, needs more marks than its side has moves left, or would become longer than counts. In renju, lines
    /// that only a foul could complete are taken for open ones.
    ///
    /// ```
    /// use engine::{Rules, notation};
    ///
    /// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1b2c3b1b3a3c1c2").game.position();
    /// assert_eq!(position.to_string(), "X O X\n. O O\nO X X");
    /// assert!(position.is_dead());
    /// ```
    pub fn is_dead(&self) -> bool {
        let free = self.free();
        let moves_left = |mark| if mark == self.turn() { free.len().div_ceil(2) } else { free.len() / 2 };
        let can_complete = |line: Line| {
            let squares = line.squares();
            let is_in_reach = |mark| (squares & free).len() <= moves_left(mark) && self.is_open(mark, line, squares);
            Mark::ALL.into_iter().any(is_in_reach)
        };
        self.outcome().is_none() && !self.rules().lines().into_iter().any(can_complete)
    }

    /// Whether a line with these squares is open for a side: the other side has no mark on it and, if longer lines do not count
    /// for the side, the side has none beside it.
    pub(crate) fn is_open(&self, mark: Mark, line: Line, squares: Squares) -> bool {
        let is_too_long = || self.rules().is_exact(mark) && !(line.beside() & self.marks(mark)).is_empty();
        (squares & self.marks(!mark)).is_empty() && !is_too_long()
    }
}
