//! The exact value of positions and of moves.
//!
//! The 3 × 3 game is solved completely: the first question prepares a table of all its positions, and every later one is
//! answered by looking up. Other rules have no table yet, and every answer for them is `None`.
//!
//! ```
//! use tic_tac_toe::engine::tablebase::{self, Value};
//! use tic_tac_toe::engine::{Rules, notation};
//!
//! let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b1").game.position();
//! assert_eq!(position.to_string(), "X O .\n. . .\n. . .");
//! assert_eq!(tablebase::value(&position), Some(Value::Win(5)));
//! assert_eq!(tablebase::value_of_move(&position, "a2".parse()?), Some(Value::Win(5)));
//! assert_eq!(tablebase::value_of_move(&position, "c1".parse()?), Some(Value::Draw));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chance;
mod entry;
mod mapping;
mod nine;
mod table;
mod value;
mod worth;

pub use chance::Chance;
pub use value::Value;

use super::evaluation::{Analysis, Analyzer, BestMove, Budget, Evaluation};
use super::position::Position;
use super::rules::Rules;
use super::square::Square;
use super::squares::Squares;
use entry::Entry;
use table::TABLE;

/// What is known of a position, if its rules are those that are solved.
fn entry(position: &Position) -> Option<Entry> {
    if covers(position.rules()) { TABLE.entry(position) } else { None }
}

/// Whether the tablebase contains the positions of these rules.
#[must_use]
pub fn covers(rules: Rules) -> bool {
    rules == Rules::TIC_TAC_TOE
}

/// The tablebase as an analyzer.
#[derive(Clone, Copy, Debug)]
pub struct Tablebase;

impl Analyzer for Tablebase {
    fn analyze(&mut self, position: &Position, _: &mut Budget, _: &mut dyn FnMut(Analysis)) -> Analysis {
        analysis(position).unwrap_or_else(|| Analysis::without_search(position))
    }
}

/// The exact value and a best move of a position, or `None` if the tablebase does not [cover](covers) its rules.
#[must_use]
pub fn analysis(position: &Position) -> Option<Analysis> {
    let evaluation = Evaluation::Exact(value(position)?);
    let best = best_squares(position).and_then(|squares| squares.first());
    Some(Analysis { evaluation, best: best.map(BestMove::Proven), depth: 0 })
}

/// What perfect play gives the side to move, or `None` where the rules are not solved.
///
/// ```
/// use tic_tac_toe::engine::tablebase::{self, Value};
/// use tic_tac_toe::engine::{Position, Rules};
///
/// assert_eq!(tablebase::value(&Position::new(Rules::TIC_TAC_TOE)), Some(Value::Draw));
/// ```
#[must_use]
pub fn value(position: &Position) -> Option<Value> {
    entry(position).map(|entry| entry.for_mover.value())
}

/// What a move gives the side that makes it, or `None` where it cannot be played or the rules are not solved.
#[must_use]
pub fn value_of_move(position: &Position, square: Square) -> Option<Value> {
    let after = position.play(square).ok()?;
    value(&after).map(Value::of_the_move_here)
}

/// The best moves of the side to move: none once the game is over, `None` where the rules are not solved.
///
/// The best move has the best [value](value_of_move): it wins the soonest, or else it draws, or else it loses the latest.
/// Among moves of the same value, it gives the best [chance](chance_of_winning) of a win against a side that replies at
/// random, which is to say that it sets the most traps. What is still equal is equally good.
///
/// ```
/// use tic_tac_toe::engine::{Position, Rules, tablebase};
///
/// let best = tablebase::best_squares(&Position::new(Rules::TIC_TAC_TOE));
/// assert_eq!(format!("{best:?}"), "Some({a1, c1, a3, c3})");
/// ```
#[must_use]
pub fn best_squares(position: &Position) -> Option<Squares> {
    entry(position).map(|entry| entry.best.to_squares())
}

/// The chance that the side to move wins by playing only [best moves](best_squares) against a side that always replies
/// with any free square, all equally likely. `None` where the rules are not solved.
///
/// Once the game is over, nobody wins it any more: the chance is nought.
#[must_use]
pub fn chance_of_winning(position: &Position) -> Option<Chance> {
    let replies_begin_with = position.free().len().saturating_sub(1);
    entry(position).map(|entry| Chance { wins: entry.for_mover.wins(), of: chance::series(replies_begin_with) })
}
