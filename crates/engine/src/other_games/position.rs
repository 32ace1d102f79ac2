//! What all games share: positions, moves, and the end of a game.

use std::error::Error;
use std::fmt;

use crate::board::{Line, Mark, Square, Squares};
use crate::evaluation::{Evaluation, Wdl};
use crate::limits::Limits;
use crate::other_games::explanation::Explanation;

/// A mark that is placed on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The square.
    pub square: Square,
    /// The mark: in wild tic-tac-toe the one chosen, in notakto always X, else that of the side to move.
    pub mark: Mark,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// A side won.
    Won {
        /// The winner.
        by: Mark,
        /// The squares of the lines that decided the game; in ultimate, those of the boards in a line.
        line: Squares,
    },
    /// The board is full, or closed, without a winner: a draw.
    Full,
    /// The position occurred for the third time: a draw.
    Repeated,
}

impl Ending {
    /// Returns the result for a side.
    pub fn result_for(self, side: Mark) -> Wdl {
        match self {
            Self::Won { by, .. } if by == side => Wdl::Win,
            Self::Won { .. } => Wdl::Loss,
            Self::Full | Self::Repeated => Wdl::Draw,
        }
    }
}

/// The reason why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The game is over.
    Over,
    /// The board has no such square.
    Outside(Square),
    /// A mark is on the square.
    Taken(Square),
    /// The board of the square is closed.
    Closed(Square),
    /// The last move demands another board.
    OtherBoard(Square),
    /// The side to move does not place this mark.
    WrongMark(Mark),
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => formatter.write_str("the game is over"),
            Self::Outside(square) => write!(formatter, "{square} is not on the board"),
            Self::Taken(square) => write!(formatter, "{square} is taken"),
            Self::Closed(square) => write!(formatter, "the board of {square} is closed"),
            Self::OtherBoard(square) => write!(formatter, "{square} is not on the board to play on"),
            Self::WrongMark(mark) => write!(formatter, "{mark} is not the mark to place"),
        }
    }
}

impl Error for IllegalMove {}

/// A position of any game.
pub trait GamePosition: fmt::Debug {
    /// Returns the numbers of columns and rows.
    fn size(&self) -> (u8, u8);

    /// Returns the side to move. X is the first side, also where both sides place the same marks.
    fn turn(&self) -> Mark;

    /// Returns the mark on a square.
    fn mark_at(&self, square: Square) -> Option<Mark>;

    /// Returns the legal moves, in reading order of their squares; none once the game is over.
    fn legal_moves(&self) -> Vec<Move>;

    /// Returns the position after a move, which must be one of the [legal moves](Self::legal_moves).
    fn after(&self, legal: Move) -> Box<dyn GamePosition>;

    /// Returns how the game ended; `None` while it goes on.
    fn ending(&self) -> Option<Ending>;

    /// Returns the completed lines, also those on a closed board.
    fn lines(&self) -> Vec<Line>;

    /// Returns the squares of all closed boards.
    fn closed(&self) -> Squares {
        Squares::EMPTY
    }

    /// Returns the square whose mark vanishes with the next move.
    fn vanishing(&self) -> Option<Square> {
        None
    }

    /// Whether the position has occurred before, so that the third time ends the game.
    fn is_repeated(&self) -> bool {
        false
    }

    /// Returns the squares of the boards that the side to move may play on, taken ones included.
    fn boards_to_play(&self) -> Squares {
        let (columns, rows) = self.size();
        if self.ending().is_some() { Squares::EMPTY } else { Squares::rectangle(columns, rows) - self.closed() }
    }

    /// Returns all legal moves with their evaluations for the side to move: as much as is known when the limits end the work.
    fn values(&self, limits: Limits) -> Vec<(Move, Evaluation)>;

    /// Returns the best moves that are found when the limits end the work; none once the game is over. Where it is not solved, the
    /// seed decides among equal moves.
    fn best_moves(&self, _seed: u64, limits: Limits) -> Vec<Move> {
        best(&self.values(limits))
    }

    /// Says why the position is good or bad for the side to move; `None` once the game is over, and where there is no reason
    /// short of the values.
    fn explanation(&self) -> Option<Explanation>;

    /// Whether the values of all positions can be found.
    fn is_solved(&self) -> bool {
        true
    }

    /// Whether the side to move chooses the mark, which moves then name: `b2x`.
    fn chooses_mark(&self) -> bool {
        false
    }
}

impl dyn GamePosition + '_ {
    /// Checks that a move is legal.
    ///
    /// # Errors
    ///
    /// An [`IllegalMove`] with the reason.
    pub fn check(&self, played: Move) -> Result<(), IllegalMove> {
        let Move { square, mark } = played;
        let (columns, rows) = self.size();
        Err(if self.ending().is_some() {
            IllegalMove::Over
        } else if square.column() >= columns || square.row() >= rows {
            IllegalMove::Outside(square)
        } else if self.mark_at(square).is_some() {
            IllegalMove::Taken(square)
        } else if self.closed().contains(square) {
            IllegalMove::Closed(square)
        } else if !self.boards_to_play().contains(square) {
            IllegalMove::OtherBoard(square)
        } else if !self.legal_moves().contains(&played) {
            IllegalMove::WrongMark(mark)
        } else {
            return Ok(());
        })
    }

    /// Returns the position after a move.
    ///
    /// # Errors
    ///
    /// An [`IllegalMove`] with the reason.
    pub fn play(&self, played: Move) -> Result<Box<dyn GamePosition>, IllegalMove> {
        self.check(played).map(|()| self.after(played))
    }

    /// Returns the move as text: its square, and the mark if the side to move chooses it.
    pub fn name_of(&self, played: Move) -> String {
        let mark = if self.chooses_mark() { played.mark.name() } else { "" };
        played.square.name() + mark
    }
}

/// Returns the moves of the best evaluation: the soonest win, else a draw, else the latest loss. Estimates count between known
/// wins and known losses, and unknown moves as even.
pub fn best(values: &[(Move, Evaluation)]) -> Vec<Move> {
    let best = values.iter().map(|(_, evaluation)| rank(*evaluation)).max();
    values.iter().filter(|(_, evaluation)| Some(rank(*evaluation)) == best).map(|(played, _)| *played).collect()
}

/// A number in the order of the evaluations.
fn rank(evaluation: Evaluation) -> i32 {
    /// More than any estimate.
    const KNOWN: i32 = 1 << 20;
    let distance = match evaluation {
        Evaluation::Estimate(score) => return score.into(),
        Evaluation::Exact(value) => value.moves(),
        Evaluation::Unknown => None,
        Evaluation::Proven(proof) => proof.within(),
    };
    let distance = i32::from(distance.unwrap_or(u8::MAX));
    match evaluation.wdl() {
        Some(Wdl::Win) => KNOWN - distance,
        Some(Wdl::Loss) => distance - KNOWN,
        _ => 0,
    }
}
