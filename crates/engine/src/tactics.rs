//! Immediate wins, forks (double threats) and moves that force one, on any board.
//!
//! One pass over the lines of the board finds the [threats](Threats) of both sides. Everything else is derived from the few lines
//! that lack one or two marks. Rules whose longer lines do not count have no threats here: only the search knows them.

use std::cell::RefCell;
use std::ops::RangeInclusive;
use std::rc::Rc;

use crate::board::Line;
use crate::board::Mark;
use crate::board::Square;
use crate::board::Squares;
use crate::position::Position;
use crate::rules::{Objective, Rules};

/// Returns the lines that hold no mark of the other side and lack exactly `missing` marks of this side.
///
/// ```
/// use engine::{Mark, Rules, notation, tactics};
///
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b1 b2 c1").game.position();
/// assert_eq!(position.to_string(), "X O O\n. X .\n. . .");
/// let lacking_one: Vec<_> = tactics::lines_lacking(&position, Mark::X, 1).iter().map(|line| line.squares()).collect();
/// assert_eq!(format!("{lacking_one:?}"), "[{a1, b2, c3}]");
/// ```
pub fn lines_lacking(position: &Position, mark: Mark, missing: u32) -> Vec<Line> {
    let (own, other) = (position.marks(mark), position.marks(!mark));
    let is_lacking = |squares: Squares| (squares & other).is_empty() && (squares - own).len() == missing;
    let lines = LineSets::of(position);
    lines.lines().filter(|(_, squares)| is_lacking(*squares)).map(|(line, _)| *line).collect()
}

/// Returns the squares on which this side would win at once if it were to move; none in misère.
///
/// ```
/// use engine::{Mark, Rules, notation, tactics};
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
    LineSets::counting(position).lacking(position.marks(mark), position.marks(!mark), 1)
}

/// Returns the squares on which this side would make a fork; none in misère.
///
/// A fork is a move that makes two threats at once, to complete lines on different squares, so that one move cannot stop both:
/// two open lines cross there, and each lacks two marks. Earlier threats, by other marks, do not count.
///
/// ```
/// use engine::{Mark, Rules, notation, tactics};
///
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b2 c3").game.position();
/// assert_eq!(position.to_string(), "X . .\n. O .\n. . X");
/// assert_eq!(format!("{:?}", tactics::fork_squares(&position, Mark::X)), "{c1, a3}");
/// ```
pub fn fork_squares(position: &Position, mark: Mark) -> Squares {
    forks(LineSets::winning(position).residual(position.marks(mark), position.marks(!mark), 2..=2))
}

/// Returns the moves after which the other side can make no fork; none if it can make none now.
///
/// ```
/// use engine::{Objective, Rules, notation, tactics};
///
/// let rules = Rules::new(15, 15, 5, Objective::Normal)?;
/// let position = notation::read_moves(rules, "h8 a1 i8 a3 j8").game.position();
/// // Three in a row with both ends open.
/// assert_eq!(format!("{:?}", tactics::fork_blocks(&position)), "{g8, k8}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn fork_blocks(position: &Position) -> Squares {
    let (own, other) = (position.marks(position.turn()), position.marks(!position.turn()));
    Threats { pairs: LineSets::winning(position).residual(other, own, 2..=2), ..Threats::default() }.fork_blocks()
}

/// Whether this side has an open row: a line that lacks only its two ends, such as three in a row with both ends free
/// where five in a row win. Neither misère nor the end of the game matters.
///
/// ```
/// use engine::{Mark, Objective, Rules, notation, tactics};
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
        ForcingLines::of(position).forced_fork(square)
    }
}

/// Returns the moves with a [`ForcedFork`]. Requires that no line lacks a single mark.
pub fn forced_fork_squares(position: &Position) -> Squares {
    let lines = ForcingLines::of(position);
    let threats = union(lines.own.iter().filter(|line| line.len() == 2).copied());
    threats.iter().filter(|square| lines.forced_fork(*square).is_some()).collect()
}

/// The residual lines that decide about a [`ForcedFork`].
struct ForcingLines {
    /// Those of the side to move, with two or three squares.
    own: Vec<Squares>,
    /// Those of the other side with two squares.
    other_pairs: Vec<Squares>,
}

impl ForcingLines {
    fn of(position: &Position) -> Self {
        let (own, other) = (position.marks(position.turn()), position.marks(!position.turn()));
        let lines = LineSets::winning(position);
        Self { own: lines.residual(own, other, 2..=3), other_pairs: lines.residual(other, own, 2..=2) }
    }

    fn forced_fork(&self, square: Square) -> Option<ForcedFork> {
        // The lines of the side to move, each without the square of the move.
        let after = |line: &Squares| *line - square.into();
        let lacking = |missing| self.own.iter().map(after).filter(move |line| line.len() == missing);
        let reply = union(lacking(1)).first()?;
        // A reply that threatens a line leaves no time for a fork.
        if self.other_pairs.iter().any(|pair| pair.contains(reply) && !pair.contains(square)) {
            return None;
        }
        let forks = forks(lacking(2).filter(|line| !line.contains(reply)));
        if forks.is_empty() { None } else { Some(ForcedFork { reply, forks }) }
    }
}

/// The threats of one side, if a completed line wins.
#[derive(Default)]
pub struct Threats {
    /// The squares on which the side completes a line.
    pub winning: Squares,
    /// The residual lines with two squares.
    pairs: Vec<Squares>,
}

impl Threats {
    /// Returns the threats of the side to move and those of the other side.
    pub fn of(position: &Position) -> [Self; 2] {
        let [own_marks, other_marks] = [position.turn(), !position.turn()].map(|mark| position.marks(mark));
        let [mut own, mut other] = <[Self; 2]>::default();
        for line in LineSets::winning(position).iter() {
            if (line & other_marks).is_empty() {
                own.add(line - own_marks);
            }
            if (line & own_marks).is_empty() {
                other.add(line - other_marks);
            }
        }
        [own, other]
    }

    /// Adds a residual line.
    fn add(&mut self, line: Squares) {
        match line.len() {
            1 => self.winning |= line,
            2 => self.pairs.push(line),
            _ => {}
        }
    }

    /// Whether a move on this square makes a threat on another one.
    pub fn has_pair_with(&self, square: Square) -> bool {
        self.pairs.iter().any(|pair| pair.contains(square))
    }

    /// Returns the squares on which the side makes a [fork](fork_squares).
    pub fn forks(&self) -> Squares {
        forks(self.pairs.iter().copied())
    }

    /// Returns the squares on which the side makes a fork after a move of the other side on this square.
    pub fn forks_after(&self, square: Square) -> Squares {
        forks(self.pairs.iter().copied().filter(|pair| !pair.contains(square)))
    }

    /// Returns the squares that leave the side no fork, if it has one.
    ///
    /// After such a move, no fork is on two pairs. So the move is on the square of any one fork or, if that one has only two
    /// partners, on one of these.
    pub fn fork_blocks(&self) -> Squares {
        let Some(fork) = self.forks().first() else { return Squares::EMPTY };
        let near = union(self.pairs.iter().copied().filter(|pair| pair.contains(fork)));
        let blocks = if near.len() > 3 { fork.into() } else { near };
        blocks.iter().filter(|square| self.forks_after(*square).is_empty()).collect()
    }
}

/// The lines of a board with their squares, computed once to compare several positions.
pub struct LineSets(Lines);

type Lines = Rc<[(Line, Squares)]>;

thread_local! {
    /// The lines of the last board. A review asks for those of the same board several times for each move.
    static LAST: RefCell<Option<(Rules, Lines)>> = const { RefCell::new(None) };
}

impl LineSets {
    /// Returns all lines of the board.
    pub fn of(position: &Position) -> Self {
        let rules = position.rules();
        LAST.with_borrow_mut(|last| match last {
            Some((known, lines)) if *known == rules => Self(Rc::clone(lines)),
            _ => {
                let lines: Lines = rules.lines().into_iter().map(|line| (line, line.squares())).collect();
                *last = Some((rules, Rc::clone(&lines)));
                Self(lines)
            }
        })
    }

    /// Returns the lines that win: none in misère and once the game is over.
    fn winning(position: &Position) -> Self {
        match position.rules().objective() {
            Objective::Normal if position.outcome().is_none() => Self::counting(position),
            _ => Self(Rc::default()),
        }
    }

    /// Returns the lines whose completion ends the game, whatever is beside them: none if longer lines do not count.
    fn counting(position: &Position) -> Self {
        if position.rules().counts_overlines() { Self::of(position) } else { Self(Rc::default()) }
    }

    /// Iterates over the lines with their squares.
    fn lines(&self) -> impl Iterator<Item = &(Line, Squares)> {
        #[cfg(feature = "count-passes")]
        PASSES.set(PASSES.get() + 1);
        self.0.iter()
    }

    /// Iterates over the squares of each line.
    pub fn iter(&self) -> impl Iterator<Item = Squares> {
        self.lines().map(|(_, squares)| *squares)
    }

    /// Returns the residual lines whose length is in the range: the squares that each line without marks of the other
    /// side still lacks.
    pub fn residual(&self, own: Squares, other: Squares, lengths: RangeInclusive<u32>) -> Vec<Squares> {
        let open = self.iter().filter(|line| (*line & other).is_empty());
        open.map(|line| line - own).filter(|line| lengths.contains(&line.len())).collect()
    }

    /// Returns the squares of all residual lines with `missing` squares.
    fn lacking(&self, own: Squares, other: Squares, missing: u32) -> Squares {
        union(self.residual(own, other, missing..=missing))
    }
}

/// Returns the squares that are in two different pairs.
fn forks(pairs: impl IntoIterator<Item = Squares>) -> Squares {
    // The last known partner of each square.
    let mut partners = [None; Square::INDICES];
    let mut forks = Squares::EMPTY;
    for pair in pairs {
        let mut squares = pair.iter();
        let (Some(one), Some(other)) = (squares.next(), squares.next()) else { continue };
        for (square, partner) in [(one, other), (other, one)] {
            let known = partners.get_mut(usize::from(square.index())).and_then(|known| known.replace(partner));
            if known.is_some_and(|known| known != partner) {
                forks.insert(square);
            }
        }
    }
    forks
}

fn union(sets: impl IntoIterator<Item = Squares>) -> Squares {
    sets.into_iter().fold(Squares::EMPTY, |union, set| union | set)
}

#[cfg(feature = "count-passes")]
thread_local! {
    /// The number of passes over the lines of a board in this thread, for tests.
    pub static PASSES: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

#[cfg(test)]
mod tests;
