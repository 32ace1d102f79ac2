//! What a move overlooked that anyone can see on the board: a line to complete or to stop, or a fork to stop.

use super::rows::row_beside;
use engine::tactics::{self, Threats};
use engine::{Evaluation, Line, Objective, Position, Proof, Square, Squares, Value};

/// What a move overlooked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Oversight {
    /// Its side could complete a line.
    Win {
        /// A square that completes one.
        at: Square,
    },
    /// The other side lacked one mark in a line, and still does.
    Line {
        /// The marks of the line, if they are adjacent.
        row: Option<Line>,
        /// The square that completes it.
        at: Square,
    },
    /// The other side could threaten to complete lines on two squares at once, and still can.
    Fork {
        /// The row that makes this possible, if its marks are adjacent and lack one to a threat.
        row: Option<Line>,
        /// The square that makes the threats.
        at: Square,
    },
    /// In misère, its side completed a line, and did not have to.
    OwnLine {
        /// A square that completes none.
        at: Square,
    },
}

impl Oversight {
    /// The square to play instead.
    #[must_use]
    pub const fn at(self) -> Square {
        match self {
            Self::Win { at } | Self::Line { at, .. } | Self::Fork { at, .. } | Self::OwnLine { at } => at,
        }
    }

    /// Returns the squares to show: the row, and the square.
    #[must_use]
    pub fn squares(self) -> Squares {
        let row = match self {
            Self::Win { .. } | Self::OwnLine { .. } => None,
            Self::Line { row, .. } | Self::Fork { row, .. } => row,
        };
        row.map_or(Squares::EMPTY, Line::squares).with(self.at())
    }
}

/// Returns what a move overlooked, or `None` if the move was forced, or nothing could be stopped any more.
///
/// A fork is overlooked if some move could have stopped it, and the move neither does nor threatens to complete a line.
///
/// ```
/// use coaching::coach::{Oversight, oversight};
/// use engine::{Objective, Rules, notation};
///
/// let rules = Rules::new(15, 15, 5, Objective::Normal)?;
/// let position = notation::read_moves(rules, "h8 a1 i8 c1 j8").game.position();
/// // Three in a row with both ends open.
/// let Some(Oversight::Fork { row: Some(row), .. }) = oversight(&position, "o15".parse()?) else { panic!("not stopped") };
/// assert_eq!((row.first(), row.last()), ("h8".parse()?, "j8".parse()?));
/// assert_eq!(oversight(&position, "g8".parse()?), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn oversight(position: &Position, square: Square) -> Option<Oversight> {
    oversight_with(position, square, &Threats::of(position)?)
}

/// Returns the [`oversight`] in a position with these threats of the side to move and the other side.
pub(super) fn oversight_with(position: &Position, square: Square, [own, other]: &[Threats; 2]) -> Option<Oversight> {
    if !position.legal_squares().contains(square) {
        return None;
    }
    if position.rules().objective() == Objective::Misere {
        let losing = tactics::completing_squares(position, position.turn());
        let safe = (position.legal_squares() - losing).first().filter(|_| losing.contains(square));
        return safe.map(|at| Oversight::OwnLine { at });
    }
    if let Some(at) = own.winning.first() {
        return (!own.winning.contains(square)).then_some(Oversight::Win { at });
    }
    if let Some(at) = other.winning.first() {
        // Two of them cannot be stopped.
        let is_overlooked = other.winning.len() == 1 && at != square;
        return is_overlooked.then(|| Oversight::Line { row: row_beside(position, at, 1), at });
    }
    // A move with a threat leaves no time for a fork.
    if own.has_pair_with(square) || other.fork_blocks().is_empty() {
        return None;
    }
    // Shows an end of a row rather than a square where lines cross.
    let forks = other.forks_after(square);
    let with_row = |at: Square| Oversight::Fork { row: row_beside(position, at, 2), at };
    let all = || forks.iter().map(with_row);
    all().find(|fork| matches!(fork, Oversight::Fork { row: Some(_), .. })).or_else(|| all().next())
}

/// Returns what the lines alone prove about a position, if anything: who completes a line first.
///
/// | position | value |
/// |---|---|
/// | the side to move can complete a line | win in 1 |
/// | the other side can on two squares | loss in 2 |
/// | the other side cannot, and the side to move can make a fork | win within 3 |
#[must_use]
pub fn obvious_value(position: &Position) -> Option<Evaluation> {
    obvious_value_with(&Threats::of(position)?)
}

/// Returns the [`obvious_value`] of a position with these threats of the side to move and the other side.
pub(super) fn obvious_value_with([own, other]: &[Threats; 2]) -> Option<Evaluation> {
    if !own.winning.is_empty() {
        return Some(Evaluation::Exact(Value::Win(1)));
    }
    match other.winning.len() {
        0 if !own.forks().is_empty() => Some(Evaluation::Proven(Proof::Win { within: Some(3) })),
        0 | 1 => None,
        _ => Some(Evaluation::Exact(Value::Loss(2))),
    }
}
