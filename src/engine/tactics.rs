//! What a side threatens: the squares that win at once, and those that make two such squares.

use super::line::Line;
use super::mark::Mark;
use super::position::Position;
use super::rules::Objective;
use super::square::Square;
use super::squares::Squares;

/// The lines that this side can still complete and that lack exactly so many of its marks: they hold none of the other
/// side's.
///
/// ```
/// use tic_tac_toe::engine::{Mark, Rules, notation, tactics};
///
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b1 b2 c1").game.position();
/// assert_eq!(position.to_string(), "X O O\n. X .\n. . .");
/// let lacking_one: Vec<_> = tactics::lines_lacking(&position, Mark::X, 1).iter().map(|line| line.squares()).collect();
/// assert_eq!(format!("{lacking_one:?}"), "[{a1, b2, c3}]");
/// ```
#[must_use]
pub fn lines_lacking(position: &Position, mark: Mark, missing: u32) -> Vec<Line> {
    let (own, other) = (position.marks(mark), position.marks(!mark));
    let mut lines = position.rules().lines();
    lines.retain(|line| {
        let squares = line.squares();
        (squares & other).is_empty() && (squares - own).len() == missing
    });
    lines
}

/// The squares on which this side would win at once, were it its turn. There are none in misère, where no move wins.
///
/// ```
/// use tic_tac_toe::engine::{Mark, Rules, notation, tactics};
///
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b2 c3 c1 a3").game.position();
/// assert_eq!(position.to_string(), "X . O\n. O .\nX . X");
/// assert_eq!(format!("{:?}", tactics::winning_squares(&position, Mark::X)), "{a2, b3}");
/// assert!(tactics::winning_squares(&position, Mark::O).is_empty());
/// ```
#[must_use]
pub fn winning_squares(position: &Position, mark: Mark) -> Squares {
    match position.rules().objective() {
        Objective::Normal => completing_squares(position, mark),
        Objective::Misere => Squares::EMPTY,
    }
}

/// The squares on which this side would complete a line, were it its turn, whether that wins or loses.
///
/// ```
/// use tic_tac_toe::engine::{Mark, Objective, Rules, notation, tactics};
///
/// let rules = Rules::new(3, 3, 3, Objective::Misere)?;
/// let position = notation::read_moves(rules, "a1 b2 b1 c3").game.position();
/// assert_eq!(format!("{:?}", tactics::completing_squares(&position, Mark::X)), "{c1}");
/// assert!(tactics::winning_squares(&position, Mark::X).is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn completing_squares(position: &Position, mark: Mark) -> Squares {
    let lines = lines_lacking(position, mark, 1);
    lines.into_iter().fold(Squares::EMPTY, |squares, line| squares | line.squares()) & position.legal_squares()
}

/// The free squares on which lines cross that hold no mark of the other side and lack two of this side's, and not the
/// same two. With its mark there, it would threaten to complete both: a fork. There are none in misère.
///
/// ```
/// use tic_tac_toe::engine::{Mark, Rules, notation, tactics};
///
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b2 c3").game.position();
/// assert_eq!(position.to_string(), "X . .\n. O .\n. . X");
/// assert_eq!(format!("{:?}", tactics::fork_squares(&position, Mark::X)), "{c1, a3}");
/// ```
#[must_use]
pub fn fork_squares(position: &Position, mark: Mark) -> Squares {
    crossings(&gaps(position, mark, 2))
}

/// The squares with which the side to move keeps the other side from making a fork, if it could make one: those after
/// which there is no fork left. There are none either where every move leaves one.
///
/// ```
/// use tic_tac_toe::engine::{Objective, Rules, notation, tactics};
///
/// let rules = Rules::new(15, 15, 5, Objective::Normal)?;
/// let position = notation::read_moves(rules, "h8 a1 i8 a3 j8").game.position();
/// // Three in a row with both ends open.
/// assert_eq!(format!("{:?}", tactics::fork_defences(&position)), "{f8, g8, k8, l8}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn fork_defences(position: &Position) -> Squares {
    let gaps = gaps(position, !position.turn(), 2);
    if crossings(&gaps).is_empty() {
        return Squares::EMPTY;
    }
    let leaves_none = |square: &Square| {
        let left: Vec<Squares> = gaps.iter().copied().filter(|gap| !gap.contains(*square)).collect();
        crossings(&left).is_empty()
    };
    union(&gaps).iter().filter(leaves_none).collect()
}

/// Of each line that this side can still complete and that lacks so many of its marks, the squares that are free. There
/// are none in misère, where nobody wants to complete a line, and none once the game is over.
pub(super) fn gaps(position: &Position, mark: Mark, missing: u32) -> Vec<Squares> {
    if position.rules().objective() == Objective::Misere || position.outcome().is_some() {
        return Vec::new();
    }
    let free = position.free();
    lines_lacking(position, mark, missing).into_iter().map(|line| line.squares() & free).collect()
}

/// The squares that are in two different ones of these gaps of two squares. The lines of equal gaps threaten nothing more
/// than one of them.
pub(super) fn crossings(gaps: &[Squares]) -> Squares {
    let mut crossings = Squares::EMPTY;
    for (number, one) in gaps.iter().enumerate() {
        for other in gaps.iter().take(number).filter(|other| *other != one) {
            crossings |= *one & *other;
        }
    }
    crossings
}

/// The squares of all these sets.
fn union(sets: &[Squares]) -> Squares {
    sets.iter().fold(Squares::EMPTY, |union, set| union | *set)
}
