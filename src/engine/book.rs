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
use super::notation::{read_position, read_rules, write_position};
use super::position::Position;
use super::rules::{Objective, Rules};
use super::symmetry;

const TEXT: &str = include_str!("book.txt");

/// Returns the proven result and a best move of a position in the book.
pub fn analysis(position: &Position) -> Option<Analysis> {
    TEXT.split("\n\n").find_map(|section| {
        let (name, lines) = section.split_once('\n')?;
        let (board, objective) = name.split_once(' ')?;
        let rules = read_rules(board, Objective::from_name(objective)?).ok()?;
        let images: Vec<(usize, Position)> = images(position).filter(|(_, image)| image.rules() == rules).collect();
        if images.is_empty() { None } else { lines.lines().find_map(|line| read_line(line, rules, position, &images)) }
    })
}

/// Returns the analysis of a line, if it is that of one of these images of the position.
fn read_line(line: &str, rules: Rules, position: &Position, images: &[(usize, Position)]) -> Option<Analysis> {
    let (text, analysis) = line.split_once(' ')?;
    let known = read_position(rules, text).ok()?;
    let (number, _) = images.iter().find(|(_, image)| *image == known)?;
    let (wdl, best) = analysis.split_once(' ')?;
    let best = best.parse().ok();
    let square = position.free().iter().find(|square| symmetry::image(position.rules(), *number, *square) == best)?;
    let evaluation = Evaluation::Proven { wdl: Wdl::from_name(wdl)?, within: None };
    Some(Analysis { evaluation, best: Some(BestMove::Proven(square)), depth: 0 })
}

/// Returns the images of a position by turns and reflections, with the numbers of the symmetries.
fn images(position: &Position) -> impl Iterator<Item = (usize, Position)> {
    (0..symmetry::MOST).filter_map(|number| Some((number, symmetry::image_of_position(position, number)?)))
}

/// Returns the image of a position that the book contains if it contains any: on a board with no more rows than columns, the one
/// with the first notation.
pub fn canonical(position: &Position) -> Position {
    let images =
        images(position).map(|(_, image)| image).filter(|image| image.rules().columns() >= image.rules().rows());
    images.min_by_key(|image| write_position(*image)).unwrap_or(*position)
}
