//! The threats of a side: the squares on which it completes a line, and those on which it makes a fork.

use super::line_sets::LineSets;
use crate::board::{Mark, Square, Squares};
use crate::position::Position;

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
    union(LineSets::winning(position).residual(mark, 1..=1))
}

/// Returns the squares on which this side would complete a line, whether that wins or loses.
pub fn completing_squares(position: &Position, mark: Mark) -> Squares {
    union(LineSets::of(position).residual(mark, 1..=1))
}

/// Returns the squares on which this side would make a fork; none in misère.
///
/// A fork is a move that makes two threats at once, to complete lines on different squares, so that one move cannot stop both:
/// two open lines cross there, and each lacks two marks. Earlier threats, by other marks, do not count. In renju, X makes no
/// fork that is a foul.
///
/// ```
/// use engine::{Mark, Rules, notation, tactics};
///
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b2 c3").game.position();
/// assert_eq!(position.to_string(), "X . .\n. O .\n. . X");
/// assert_eq!(format!("{:?}", tactics::fork_squares(&position, Mark::X)), "{c1, a3}");
/// ```
pub fn fork_squares(position: &Position, mark: Mark) -> Squares {
    position.without_fouls(mark, forks(LineSets::winning(position).residual(mark, 2..=2)))
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
    let other = !position.turn();
    if !position.rules().is_renju() {
        return Threats::pairs_of(position, other).fork_blocks();
    }
    // A mark anywhere may make a fork a foul, or allow one.
    let has_fork = |position: &Position| !fork_squares(position, other).is_empty();
    let leaves_none = |square: &Square| position.play(*square).is_ok_and(|after| !has_fork(&after));
    if has_fork(position) { position.legal_squares().iter().filter(leaves_none).collect() } else { Squares::EMPTY }
}

/// The threats of one side, if a completed line wins.
#[derive(Debug, Default)]
pub struct Threats {
    /// The squares on which the side completes a line.
    pub winning: Squares,
    /// The residual lines with two squares.
    pairs: Vec<Squares>,
}

impl Threats {
    /// Returns the threats of the side to move and those of the other side, or `None` in renju, where a fork or the block of a
    /// line may be a foul.
    pub fn of(position: &Position) -> Option<[Self; 2]> {
        if position.rules().is_renju() {
            return None;
        }
        let mut threats = <[Self; 2]>::default();
        for lines in LineSets::winning(position).of_both() {
            for (threats, line) in threats.iter_mut().zip(lines) {
                line.into_iter().for_each(|line| threats.add(line));
            }
        }
        Some(threats)
    }

    /// Returns the threats of one side, without its squares that complete a line.
    pub(super) fn pairs_of(position: &Position, mark: Mark) -> Self {
        Self { winning: Squares::EMPTY, pairs: LineSets::winning(position).residual(mark, 2..=2) }
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

/// Returns the squares that are in two different pairs.
pub(super) fn forks(pairs: impl IntoIterator<Item = Squares>) -> Squares {
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

/// Returns the squares of all sets.
pub(super) fn union(sets: impl IntoIterator<Item = Squares>) -> Squares {
    sets.into_iter().fold(Squares::EMPTY, |union, set| union | set)
}
