//! A position that is set up instead of played: checked once, and from then on like any other.

use super::Position;
use crate::engine::ending::lines_among;
use crate::engine::{ByMark, Line, Mark, Outcome, Rules, Square, Squares};

/// Why marks and a side to move make no position that a game could reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImpossiblePosition {
    /// A square holds a mark of either side.
    #[error("{0} holds both an X and an O")]
    Overlapping(Square),
    /// There is a mark beside the board.
    #[error("{0} is not on the board")]
    OffBoard(Square),
    /// One side has made too many moves, the other too few.
    #[error("too many {mark}: {} X and {} O, but X must have as many as O or one more", counts.x, counts.o)]
    TooMany {
        /// The side with too many marks.
        mark: Mark,
        /// How many marks each side has.
        counts: ByMark<u32>,
    },
    /// It is the other side's turn, because the sides take turns and X moves first.
    #[error("with {} X and {} O it is {due}’s turn", counts.x, counts.o)]
    WrongTurn {
        /// The side to move.
        due: Mark,
        /// How many marks each side has.
        counts: ByMark<u32>,
    },
    /// Both sides have completed a line, although the first line ends the game.
    #[error("both sides have a complete line, but the first one ends the game")]
    BothHaveLines,
    /// The side to move has a line, so that the other one moved when the game was over.
    #[error("{mark} is to move, but its complete line would have ended the game")]
    LineBeforeLastMove {
        /// The side with the line.
        mark: Mark,
    },
    /// Whichever mark is taken back, a line is left, although the first line ends the game.
    #[error("no single move can have completed all lines of {mark}, but the first one ends the game")]
    LinesBeforeLastMove {
        /// The side with the lines.
        mark: Mark,
    },
}

impl Position {
    /// The position with these marks, equal to the one that is reached by playing them.
    ///
    /// After the end of a game as well, X is to move if both sides have equally many marks, and O if X has one more.
    ///
    /// # Errors
    ///
    /// An [`ImpossiblePosition`] says why no game reaches this. The marks and turns have to be right, and if there are
    /// lines, the last move must have completed all of them. This is exact. It has to be so, because a line ends the
    /// game: before the last move there was none, and the last move put a mark of its own side. And it is enough: where
    /// there is no line, there was none among fewer marks either, so that they can be put in any order; and the mark
    /// without which there is no line can be put after all others.
    ///
    /// ```
    /// use tic_tac_toe::engine::{ByMark, ImpossiblePosition, Mark, Position, Rules, Square};
    ///
    /// let [a1, b2, c3]: [Square; 3] = ["a1".parse()?, "b2".parse()?, "c3".parse()?];
    /// let marks = ByMark { x: [a1, c3].into_iter().collect(), o: b2.into() };
    /// let position = Position::from_marks(Rules::TIC_TAC_TOE, marks, Mark::O)?;
    /// assert_eq!(position, Position::new(Rules::TIC_TAC_TOE).play(a1)?.play(b2)?.play(c3)?);
    ///
    /// let error = Position::from_marks(Rules::TIC_TAC_TOE, marks, Mark::X).unwrap_err();
    /// assert_eq!(error.to_string(), "with 2 X and 1 O it is O’s turn");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_marks(rules: Rules, marks: ByMark<Squares>, turn: Mark) -> Result<Self, ImpossiblePosition> {
        check_squares(rules, marks)?;
        check_turn(marks, turn)?;
        let line = check_lines(rules, marks, turn)?;
        let mut position = Self { rules, marks, turn, outcome: None };
        position.outcome = Outcome::after_last_move(&position, line);
        Ok(position)
    }
}

/// Whether each square with a mark is on the board and holds one.
fn check_squares(rules: Rules, marks: ByMark<Squares>) -> Result<(), ImpossiblePosition> {
    if let Some(square) = (marks.x & marks.o).first() {
        return Err(ImpossiblePosition::Overlapping(square));
    }
    match ((marks.x | marks.o) - rules.squares()).first() {
        Some(square) => Err(ImpossiblePosition::OffBoard(square)),
        None => Ok(()),
    }
}

/// Whether the sides have taken turns, and it is this side's.
fn check_turn(marks: ByMark<Squares>, turn: Mark) -> Result<(), ImpossiblePosition> {
    let counts = ByMark { x: marks.x.len(), o: marks.o.len() };
    let due = match counts.x.checked_sub(counts.o) {
        Some(0) => Mark::X,
        Some(1) => Mark::O,
        Some(_) => return Err(ImpossiblePosition::TooMany { mark: Mark::X, counts }),
        None => return Err(ImpossiblePosition::TooMany { mark: Mark::O, counts }),
    };
    if turn == due { Ok(()) } else { Err(ImpossiblePosition::WrongTurn { due, counts }) }
}

/// The line that ended the game, if there is one and the last move can have completed all there are.
fn check_lines(rules: Rules, marks: ByMark<Squares>, turn: Mark) -> Result<Option<Line>, ImpossiblePosition> {
    let line_of = |mark: Mark| lines_among(marks[mark], rules).first().copied();
    // A mark without which there is no line is one of every line, so that it is enough to look along the first.
    let completes_all = |last: Square| lines_among(marks[!turn] - last.into(), rules).is_empty();
    match (line_of(turn), line_of(!turn)) {
        (None, None) => Ok(None),
        (Some(_), Some(_)) => Err(ImpossiblePosition::BothHaveLines),
        (Some(_), None) => Err(ImpossiblePosition::LineBeforeLastMove { mark: turn }),
        (None, Some(line)) if line.iter().any(completes_all) => Ok(Some(line)),
        (None, Some(_)) => Err(ImpossiblePosition::LinesBeforeLastMove { mark: !turn }),
    }
}
