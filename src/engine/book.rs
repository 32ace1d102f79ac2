//! The opening book: results and best moves of positions that take the solver long to prove.
//!
//! `cargo xtask book` writes `book.txt`. Each board has the line of its rules and a line for each position:
//!
//! ```text
//! 8x4x4 normal
//! 8/8/8/8-x draw d2
//! 8/3x4/8/8-o draw e2
//! ```
//!
//! The images of a position by turns and reflections of the board share a line, also on boards that differ only by the
//! exchange of columns and rows, such as 8×4 and 4×8.

use super::evaluation::{Analysis, BestMove, Evaluation, Wdl};
use super::notation::write_position;
use super::position::Position;
use super::rules::Rules;
use super::symmetry;

const TEXT: &str = include_str!("book.txt");

/// Returns the proven result and a best move of a position in the book.
pub fn analysis(position: &Position) -> Option<Analysis> {
    let (number, image) = canonical_image(position)?;
    let key = [&write_position(image), " "].concat();
    let (wdl, best) = lines(image.rules())?.find_map(|line| line.strip_prefix(&key)?.split_once(' '))?;
    let (wdl, best) = (Wdl::from_name(wdl)?, best.parse().ok());
    let is_best = |square| symmetry::image(position.rules(), number, square) == best;
    let square = position.free().iter().find(|square| is_best(*square))?;
    let evaluation = Evaluation::Proven { wdl, within: None };
    Some(Analysis { evaluation, best: Some(BestMove::Proven(square)), depth: 0 })
}

/// Returns the image of a position that the book contains if it contains any: on a board with no more rows than columns, the one
/// with the first notation.
pub fn canonical(position: &Position) -> Position {
    canonical_image(position).map_or(*position, |(_, image)| image)
}

/// Returns the number of the symmetry as well.
fn canonical_image(position: &Position) -> Option<(usize, Position)> {
    let rules = position.rules();
    let first = if rules.columns() < rules.rows() { symmetry::MOST / 2 } else { 0 };
    let numbers = first..first + symmetry::count(rules);
    let images = numbers.filter_map(|number| Some((number, symmetry::image_of_position(position, number)?)));
    images.min_by_key(|(_, image)| write_position(*image))
}

/// Returns the lines of a board's positions.
pub fn lines(rules: Rules) -> Option<impl Iterator<Item = &'static str>> {
    let name = [&rules.name(), " ", rules.objective().name(), "\n"].concat();
    let mut sections = TEXT.split("\n\n").filter(|_| rules.counts_overlines());
    Some(sections.find_map(|section| section.strip_prefix(&name))?.lines())
}
