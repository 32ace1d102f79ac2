//! Validates positions that are set up instead of played.

use std::fmt;

use super::Position;
use crate::board::{ByMark, Line, Mark, Square, Squares};
use crate::outcome::completed_lines_in;
use crate::rules::Rules;

/// Why no game can reach a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImpossiblePosition {
    /// A square holds both marks.
    Overlapping(Square),
    /// A mark is not on the board.
    OffBoard(Square),
    /// One side has too many marks.
    TooMany {
        /// The side with too many marks.
        mark: Mark,
        /// The number of marks of each side.
        counts: ByMark<u32>,
    },
    /// The other side is to move, because X moves first.
    WrongTurn {
        /// The side that is to move.
        due: Mark,
        /// The number of marks of each side.
        counts: ByMark<u32>,
    },
    /// Both sides have a line, although the first line ends the game.
    BothHaveLines,
    /// The side to move has a line, so the other side moved after the end of the game.
    LineBeforeLastMove {
        /// The side with the line.
        mark: Mark,
    },
    /// No single mark is on all lines of the side that moved last, although the first line ends the game.
    LinesBeforeLastMove {
        /// The side with the lines.
        mark: Mark,
    },
}

impl fmt::Display for ImpossiblePosition {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Overlapping(square) => write!(formatter, "{square} holds both an X and an O"),
            Self::OffBoard(square) => write!(formatter, "{square} is not on the board"),
            Self::TooMany { mark, counts: ByMark { x, o } } => {
                write!(formatter, "too many {mark}: {x} X and {o} O, but X must have as many as O or one more")
            }
            Self::WrongTurn { due, counts: ByMark { x, o } } => {
                write!(formatter, "with {x} X and {o} O it is {due}’s turn")
            }
            Self::BothHaveLines => {
                formatter.write_str("both sides have a complete line, but the first one ends the game")
            }
            Self::LineBeforeLastMove { mark } => {
                write!(formatter, "{mark} is to move, but its complete line would have ended the game")
            }
            Self::LinesBeforeLastMove { mark } => write!(
                formatter,
                "no single move can have completed all lines of {mark}, but the first one ends the game"
            ),
        }
    }
}

impl std::error::Error for ImpossiblePosition {}

impl Position {
    /// Returns the position with these marks, equal to the position after moves that place them.
    ///
    /// The side to move is X if both sides have the same number of marks and O if X has one more, also in a finished
    /// game.
    ///
    /// # Errors
    ///
    /// An [`ImpossiblePosition`] if and only if no game reaches the position. The marks and the turn must fit, and one
    /// mark of the side that moved last must be on all lines. This is necessary, because a line ends the game, so the
    /// last move completed all of them. It is sufficient: without that mark there is no line, so the others can be
    /// placed in any order before it.
    ///
    /// Where longer lines do not count, an order may make a line too early, and in renju a move may have been a foul. Whether another
    /// order avoids that is not checked, so that a position may be accepted which no game reaches.
    ///
    /// ```
    /// use engine::{ByMark, ImpossiblePosition, Mark, Position, Rules, Square};
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
        position.outcome = position.outcome_after(line);
        Ok(position)
    }
}

/// Checks that marks are on the board and do not overlap.
fn check_squares(rules: Rules, marks: ByMark<Squares>) -> Result<(), ImpossiblePosition> {
    if let Some(square) = (marks.x & marks.o).first() {
        return Err(ImpossiblePosition::Overlapping(square));
    }
    match ((marks.x | marks.o) - rules.squares()).first() {
        Some(square) => Err(ImpossiblePosition::OffBoard(square)),
        None => Ok(()),
    }
}

/// Checks the numbers of marks and the side to move.
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

/// Returns a line that ended the game, if any. Fails if no single last move can have completed all lines.
fn check_lines(rules: Rules, marks: ByMark<Squares>, turn: Mark) -> Result<Option<Line>, ImpossiblePosition> {
    let line_of = |mark: Mark| completed_lines_in(marks[mark], mark, rules).first().copied();
    // A mark that is on all lines is on the first.
    let completes_all = |last: Square| completed_lines_in(marks[!turn] - last.into(), !turn, rules).is_empty();
    match (line_of(turn), line_of(!turn)) {
        (None, None) => Ok(None),
        (Some(_), Some(_)) => Err(ImpossiblePosition::BothHaveLines),
        (Some(_), None) => Err(ImpossiblePosition::LineBeforeLastMove { mark: turn }),
        (None, Some(line)) if line.iter().any(completes_all) => Ok(Some(line)),
        (None, Some(_)) => Err(ImpossiblePosition::LinesBeforeLastMove { mark: !turn }),
    }
}
