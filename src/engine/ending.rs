//! The end of a game: completed lines, draws, and dead positions.

use super::line::{Direction, Line};
use super::mark::Mark;
use super::position::Position;
use super::rules::{Objective, Rules};
use super::square::Square;
use super::squares::Squares;

/// The result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side won.
    Won {
        /// The winner. In misère, the marks on the line are those of the other side.
        by: Mark,
        /// The line that ended the game, at its full length. [`Position::completed_lines`] returns all lines that the
        /// last move completed.
        line: Line,
    },
    /// The board is full without a line.
    Drawn,
}

impl Outcome {
    /// Returns the winner, or `None` after a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Mark> {
        match self {
            Self::Won { by, .. } => Some(by),
            Self::Drawn => None,
        }
    }

    /// Returns the outcome of a position whose last move completed `line`, or `None` while the game goes on.
    pub(super) fn after_last_move(position: &Position, line: Option<Line>) -> Option<Self> {
        let turn = position.turn();
        match (line, position.rules().objective()) {
            (Some(line), Objective::Normal) => Some(Self::Won { by: !turn, line }),
            (Some(line), Objective::Misere) => Some(Self::Won { by: turn, line }),
            (None, _) => position.free().is_empty().then_some(Self::Drawn),
        }
    }
}

impl Position {
    /// Returns the completed lines through a square, each at its full length. A free square has none.
    ///
    /// ```
    /// use tic_tac_toe::engine::{Rules, notation};
    ///
    /// let game = notation::read_moves(Rules::TIC_TAC_TOE, "a1b1a2b3c3c2c1a3b2").game;
    /// assert_eq!(game.position().lines_through("b2".parse()?).count(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn lines_through(&self, square: Square) -> impl Iterator<Item = Line> {
        let own = self.mark_at(square).map_or(Squares::EMPTY, |mark| self.marks(mark));
        let in_a_row = self.rules().in_a_row();
        Direction::ALL.into_iter().filter_map(move |direction| Line::longest(own, square, direction, in_a_row))
    }

    /// Returns the lines that the last move completed, each at its full length; none unless the game was won.
    ///
    /// ```
    /// use tic_tac_toe::engine::{Rules, notation};
    ///
    /// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1b1a2c1b3b2c3c2a3").game.position();
    /// assert_eq!(position.completed_lines().len(), 2);
    /// ```
    #[must_use]
    pub fn completed_lines(&self) -> Vec<Line> {
        // Only the last mover can have completed a line.
        completed_lines_in(self.marks(!self.turn()), self.rules())
    }

    /// Returns whether an unfinished game can only end in a draw.
    ///
    /// Each line holds both marks, or needs more marks than its side has moves left.
    ///
    /// ```
    /// use tic_tac_toe::engine::{Rules, notation};
    ///
    /// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1b2c3b1b3a3c1c2").game.position();
    /// assert_eq!(position.to_string(), "X O X\n. O O\nO X X");
    /// assert!(position.is_dead());
    /// ```
    #[must_use]
    pub fn is_dead(&self) -> bool {
        let free = self.free();
        let moves_left = |mark| if mark == self.turn() { free.len().div_ceil(2) } else { free.len() / 2 };
        let can_complete = |line: Squares, mark: Mark| {
            (line & self.marks(!mark)).is_empty() && (line & free).len() <= moves_left(mark)
        };
        self.outcome().is_none()
            && !self.rules().lines().iter().any(|line| Mark::ALL.iter().any(|mark| can_complete(line.squares(), *mark)))
    }
}

/// Returns the completed lines in a side's marks, by direction and then in reading order.
pub(super) fn completed_lines_in(own: Squares, rules: Rules) -> Vec<Line> {
    let mut lines = Vec::new();
    for direction in Direction::ALL {
        for square in own {
            let line = Line::longest(own, square, direction, rules.in_a_row());
            lines.extend(line.filter(|line| line.first() == square));
        }
    }
    lines
}
