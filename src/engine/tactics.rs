//! Immediate wins, forks (double threats) and moves that force one, on any board.

use std::cell::RefCell;
use std::ops::RangeInclusive;
use std::rc::Rc;

use super::board::line::Line;
use super::board::mark::Mark;
use super::board::square::Square;
use super::board::squares::Squares;
use super::position::Position;
use super::rules::{Objective, Rules};

/// Returns the lines that hold no mark of the other side and lack exactly `missing` marks of this side.
///
/// ```
/// use tic_tac_toe::engine::{Mark, Rules, notation, tactics};
///
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b1 b2 c1").game.position();
/// assert_eq!(position.to_string(), "X O O\n. X .\n. . .");
/// let lacking_one: Vec<_> = tactics::lines_lacking(&position, Mark::X, 1).iter().map(|line| line.squares()).collect();
/// assert_eq!(format!("{lacking_one:?}"), "[{a1, b2, c3}]");
/// ```
pub fn lines_lacking(position: &Position, mark: Mark, missing: u32) -> Vec<Line> {
    let (own, other) = (position.marks(mark), position.marks(!mark));
    let mut lines = position.rules().lines();
    lines.retain(|line| {
        let squares = line.squares();
        (squares & other).is_empty() && (squares - own).len() == missing
    });
    lines
}

/// Returns the squares on which this side would win at once if it were to move; none in misère.
///
/// ```
/// use tic_tac_toe::engine::{Mark, Rules, notation, tactics};
///
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b2 c3 c1 a3").game.position();
/// assert_eq!(position.to_string(), "X . O\n. O .\nX . X");
/// assert_eq!(format!("{:?}", tactics::winning_squares(&position, Mark::X)), "{a2, b3}");
/// assert!(tactics::winning_squares(&position, Mark::O).is_empty());
/// ```
pub fn winning_squares(position: &Position, mark: Mark) -> Squares {
    LineSets::winning(position).lacking(position.marks(mark), position.marks(!mark), 1)
}

/// Returns the squares on which this side would complete a line, whether that wins or loses.
pub fn completing_squares(position: &Position, mark: Mark) -> Squares {
    LineSets::of(position).lacking(position.marks(mark), position.marks(!mark), 1)
}

/// Returns the squares on which this side would make a fork; none in misère.
///
/// A fork is a move that makes two threats at once, to complete lines on different squares, so that one move cannot stop both:
/// two open lines cross there, and each lacks two marks. Earlier threats, by other marks, do not count.
///
/// ```
/// use tic_tac_toe::engine::{Mark, Rules, notation, tactics};
///
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b2 c3").game.position();
/// assert_eq!(position.to_string(), "X . .\n. O .\n. . X");
/// assert_eq!(format!("{:?}", tactics::fork_squares(&position, Mark::X)), "{c1, a3}");
/// ```
pub fn fork_squares(position: &Position, mark: Mark) -> Squares {
    LineSets::winning(position).forks(position.marks(mark), position.marks(!mark))
}

/// Returns the moves after which the other side can make no fork; none if it can make none now.
///
/// ```
/// use tic_tac_toe::engine::{Objective, Rules, notation, tactics};
///
/// let rules = Rules::new(15, 15, 5, Objective::Normal)?;
/// let position = notation::read_moves(rules, "h8 a1 i8 a3 j8").game.position();
/// // Three in a row with both ends open.
/// assert_eq!(format!("{:?}", tactics::fork_blocks(&position)), "{g8, k8}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn fork_blocks(position: &Position) -> Squares {
    let lines = LineSets::winning(position);
    let (own, other) = (position.marks(position.turn()), position.marks(!position.turn()));
    if lines.forks(other, own).is_empty() {
        return Squares::EMPTY;
    }
    let leaves_none = |square: &Square| lines.forks(other, own.with(*square)).is_empty();
    lines.lacking(other, own, 2).iter().filter(leaves_none).collect()
}

/// Whether this side has an open row: a line that lacks only its two ends, such as three in a row with both ends free
/// where five in a row win. Neither misère nor the end of the game matters.
///
/// ```
/// use tic_tac_toe::engine::{Mark, Objective, Rules, notation, tactics};
///
/// let rules = Rules::new(15, 15, 5, Objective::Normal)?;
/// let has_open_row = |moves| tactics::has_open_row(&notation::read_moves(rules, moves).game.position(), Mark::X);
/// assert!(has_open_row("h8 a1 i8 a3 j8"));
/// // Each row is blocked at one end. They cross at k8, where X could make a fork.
/// assert!(!has_open_row("h8 g8 i8 k12 j8 o1 k9 o3 k10 o5 k11"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn has_open_row(position: &Position, mark: Mark) -> bool {
    !open_rows(position, mark).is_empty()
}

/// Returns the [open rows](has_open_row) of this side, as lines with their free ends.
pub fn open_rows(position: &Position, mark: Mark) -> Vec<Line> {
    let is_open = |line: &Line| line.squares() - position.marks(mark) == Squares::from(line.first()).with(line.last());
    let mut lines = lines_lacking(position, mark, 2);
    lines.retain(is_open);
    lines
}

/// A forced reply and the forks after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ForcedFork {
    /// The only square that blocks the threat of the move.
    pub reply: Square,
    /// The squares on which the side that made the move can then make a fork.
    pub forks: Squares,
}

impl ForcedFork {
    /// Returns the forced fork of a move, or `None` if it has none. Requires that no line lacks a single mark.
    pub fn of_move(position: &Position, square: Square) -> Option<Self> {
        LineSets::winning(position).forced_fork(position, square)
    }
}

/// Returns the moves with a [`ForcedFork`]. Requires that no line lacks a single mark.
pub fn forced_fork_squares(position: &Position) -> Squares {
    let lines = LineSets::winning(position);
    let threats = lines.lacking(position.marks(position.turn()), position.marks(!position.turn()), 2);
    threats.iter().filter(|square| lines.forced_fork(position, *square).is_some()).collect()
}

/// The squares of each line of a board, computed once to compare several positions.
pub(super) struct LineSets(Rc<[Squares]>);

thread_local! {
    /// The lines of the last board. A review asks for those of the same board several times for each move.
    static LAST: RefCell<Option<(Rules, Rc<[Squares]>)>> = const { RefCell::new(None) };
}

impl LineSets {
    /// Returns all lines of the board.
    pub(super) fn of(position: &Position) -> Self {
        let rules = position.rules();
        LAST.with_borrow_mut(|last| match last {
            Some((known, lines)) if *known == rules => Self(Rc::clone(lines)),
            _ => {
                let lines: Rc<[Squares]> = rules.lines().into_iter().map(Line::squares).collect();
                *last = Some((rules, Rc::clone(&lines)));
                Self(lines)
            }
        })
    }

    /// Returns the lines that win: none in misère and once the game is over.
    fn winning(position: &Position) -> Self {
        match position.rules().objective() {
            Objective::Normal if position.outcome().is_none() => Self::of(position),
            _ => Self(Rc::default()),
        }
    }

    /// Returns the residual lines whose length is in the range: the squares that each line without marks of the other
    /// side still lacks.
    pub(super) fn residual(&self, own: Squares, other: Squares, lengths: RangeInclusive<u32>) -> Vec<Squares> {
        let open = self.0.iter().filter(|line| (**line & other).is_empty());
        open.map(|line| *line - own).filter(|line| lengths.contains(&line.len())).collect()
    }

    /// Returns the squares of all residual lines with `missing` squares.
    fn lacking(&self, own: Squares, other: Squares, missing: u32) -> Squares {
        union(&self.residual(own, other, missing..=missing))
    }

    /// Returns the squares on two different residual lines with two squares each.
    fn forks(&self, own: Squares, other: Squares) -> Squares {
        let pairs = self.residual(own, other, 2..=2);
        let mut forks = Squares::EMPTY;
        for square in union(&pairs) {
            let mut reached = Squares::EMPTY;
            pairs.iter().filter(|pair| pair.contains(square)).for_each(|pair| reached |= *pair);
            if reached.len() > 2 {
                forks.insert(square);
            }
        }
        forks
    }

    fn forced_fork(&self, position: &Position, square: Square) -> Option<ForcedFork> {
        let (own, other) = (position.marks(position.turn()).with(square), position.marks(!position.turn()));
        let reply = self.lacking(own, other, 1).first()?;
        let other = other.with(reply);
        let forks = self.forks(own, other);
        // A reply that threatens a line leaves no time for a fork.
        let is_in_time = self.lacking(other, own, 1).is_empty();
        if is_in_time && !forks.is_empty() { Some(ForcedFork { reply, forks }) } else { None }
    }
}

fn union(sets: &[Squares]) -> Squares {
    sets.iter().fold(Squares::EMPTY, |union, set| union | *set)
}
