//! The opening book: results and best moves of positions that take the solver long to prove.
//!
//! The benchmark `book` prints `book.txt`. Each board has the line of its rules, and one for each position: the result for the side to
//! move, a best move, and the moves that lead to the position.
//!
//! ```text
//! 8x4x4 normal
//! draw d1
//! draw e1 d2
//! ```
//!
//! The images of a position by turns and reflections of the board share a line, also on boards that differ only by the
//! exchange of columns and rows, such as 8×4 and 4×8.

use crate::board::Mark;
use crate::evaluation::{Analysis, BestMove, Evaluation, Wdl};
use crate::notation::{read_rules, read_square};
use crate::position::Position;
use crate::rules::{Objective, Rules};
use crate::symmetry;

const TEXT: &str = include_str!("book.txt");

/// Returns the proven result and a best move of a position in the book.
pub fn analysis(position: &Position) -> Option<Analysis> {
    let mut rules = None;
    TEXT.split('\n').find_map(|line| {
        if line.starts_with(|first: char| first.is_ascii_digit()) {
            let (board, objective) = line.split_once(' ')?;
            rules = read_rules(board, Objective::from_name(objective)?).ok();
            return None;
        }
        let leads_here =
            |number: &usize| rules.is_some_and(|rules| symmetry::rules(rules, *number) == position.rules());
        (0..symmetry::MOST).filter(leads_here).find_map(|number| read_line(line, rules?, number, position))
    })
}

/// Returns the analysis of a line, if the symmetry of this number leads from its position to this one.
// Inlined into the loop over the symmetries, it would add bytes to the worker.
#[inline(never)]
fn read_line(line: &str, rules: Rules, number: usize, position: &Position) -> Option<Analysis> {
    let square = |word: &str| symmetry::image(rules, number, read_square(word)?.0);
    let mut words = line.split(' ');
    let wdl = Wdl::from_name(words.next()?)?;
    let best = square(words.next()?)?;
    let mut turn = Mark::X;
    let mut marks = 0;
    for word in words {
        if position.mark_at(square(word)?) != Some(turn) {
            return None;
        }
        turn = !turn;
        marks += 1;
    }
    let is_known = position.turn() == turn && position.taken().len() == marks;
    let evaluation = Evaluation::Proven(wdl.into());
    is_known.then_some(Analysis { evaluation, best: Some(BestMove::Proven(best)), depth: 0 })
}
