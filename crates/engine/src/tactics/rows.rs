//! Lines that a side has begun.

use super::line_sets::LineSets;
use crate::board::{Line, Mark, Squares};
use crate::position::Position;

/// Returns the lines that this side can still complete and that lack exactly `missing` of its marks.
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
    let lines = LineSets::of(position);
    lines.open(mark).filter(|(_, residual)| residual.len() == missing).map(|(line, _)| line).collect()
}

/// Returns the open rows of this side, as lines with their free ends: lines that lack only their two ends, such as three in a row with
/// both ends free where five in a row win. Neither misère nor the end of the game matters.
///
/// ```
/// use engine::{Mark, Objective, Rules, notation, tactics};
///
/// let rules = Rules::new(15, 15, 5, Objective::Normal)?;
/// let open_rows = |moves| tactics::open_rows(&notation::read_moves(rules, moves).game.position(), Mark::X);
/// assert_eq!(open_rows("h8 a1 i8 a3 j8").len(), 1);
/// // Each row is blocked at one end. They cross at k8, where X could make a fork.
/// assert!(open_rows("h8 g8 i8 k12 j8 o1 k9 o3 k10 o5 k11").is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn open_rows(position: &Position, mark: Mark) -> Vec<Line> {
    let is_open = |line: &Line| line.squares() - position.marks(mark) == Squares::from(line.first()).with(line.last());
    let mut lines = lines_lacking(position, mark, 2);
    lines.retain(is_open);
    lines
}
