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
    Lines::wanted(position).lacking(position.marks(mark), position.marks(!mark), 1)
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
    Lines::wanted(position).forks(position.marks(mark), position.marks(!mark))
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
/// assert_eq!(format!("{:?}", tactics::fork_defences(&position)), "{g8, k8}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn fork_defences(position: &Position) -> Squares {
    let lines = Lines::wanted(position);
    let (own, other) = (position.marks(position.turn()), position.marks(!position.turn()));
    if lines.forks(other, own).is_empty() {
        return Squares::EMPTY;
    }
    let leaves_none = |square: &Square| lines.forks(other, own.with(*square)).is_empty();
    lines.lacking(other, own, 2).iter().filter(leaves_none).collect()
}

/// The lines of a board, worked out once to look at several positions.
pub(super) struct Lines(Vec<Squares>);

impl Lines {
    /// All lines of the board.
    pub(super) fn of(position: &Position) -> Self {
        Self(position.rules().lines().into_iter().map(Line::squares).collect())
    }

    /// Those that a side wants to complete: none in misère and once the game is over.
    pub(super) fn wanted(position: &Position) -> Self {
        match position.rules().objective() {
            Objective::Normal if position.outcome().is_none() => Self::of(position),
            _ => Self(Vec::new()),
        }
    }

    /// The squares that lines without marks of the other side lack, if they lack so many.
    pub(super) fn lacking(&self, own: Squares, other: Squares, missing: u32) -> Squares {
        union(&self.gaps(own, other, missing))
    }

    /// The squares on two such lines that lack two, and not the same two: those threaten nothing more than one.
    pub(super) fn forks(&self, own: Squares, other: Squares) -> Squares {
        let gaps = self.gaps(own, other, 2);
        let mut forks = Squares::EMPTY;
        for square in union(&gaps) {
            let mut reached = Squares::EMPTY;
            gaps.iter().filter(|gap| gap.contains(square)).for_each(|gap| reached |= *gap);
            if reached.len() > 2 {
                forks.insert(square);
            }
        }
        forks
    }

    /// What each of these lines lacks.
    fn gaps(&self, own: Squares, other: Squares, missing: u32) -> Vec<Squares> {
        let open = self.0.iter().filter(|line| (**line & other).is_empty());
        open.map(|line| *line - own).filter(|gap| gap.len() == missing).collect()
    }
}

/// The squares of all these sets.
fn union(sets: &[Squares]) -> Squares {
    sets.iter().fold(Squares::EMPTY, |union, set| union | *set)
}
