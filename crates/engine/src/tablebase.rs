//! Exact values of all positions of boards of up to 10 squares, such as 3×3 and its misère, by look-up.
//!
//! A query computes the values that it needs, and keeps them; a download would take longer. For larger boards every query
//! returns `None`.
//!
//! ```
//! use engine::Value;
//! use engine::{Rules, notation, tablebase};
//!
//! let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b1").game.position();
//! assert_eq!(position.to_string(), "X O .\n. . .\n. . .");
//! assert_eq!(tablebase::value(&position), Some(Value::Win(5)));
//! assert_eq!(tablebase::value_of_move(&position, "a2".parse()?), Some(Value::Win(5)));
//! assert_eq!(tablebase::value_of_move(&position, "c1".parse()?), Some(Value::Draw));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::cell::RefCell;

use crate::board::{Square, Squares};
use crate::endgame::{Endgame, MAX_FREE, Node, bits};
use crate::evaluation::{Analysis, BestMove, Evaluation, Value};
use crate::position::Position;
use crate::rules::Rules;

/// Whether the tablebase covers these rules: the board has up to 10 squares.
pub const fn covers(rules: Rules) -> bool {
    rules.columns() as u32 * rules.rows() as u32 <= MAX_FREE && rules.counts_overlines()
}

/// Whether the tablebase covers these rules, and neither side can force a win. A perfect player
/// then never loses.
pub fn is_drawn(rules: Rules) -> bool {
    value(&Position::new(rules)) == Some(Value::Draw)
}

/// Returns the exact value and a best move of a position, or `None` on larger boards.
pub fn analysis(position: &Position) -> Option<Analysis> {
    let evaluation = Evaluation::Exact(value(position)?);
    let best = best_squares(position).and_then(|squares| squares.first());
    Some(Analysis { evaluation, best: best.map(BestMove::Proven), depth: 0 })
}

/// Returns the value of a position for the side to move, or `None` on larger boards.
pub fn value(position: &Position) -> Option<Value> {
    look_up(position, |table, node| table.endgame.value(node))
}

/// Returns the value of a move for the side that makes it, or `None` if the move is illegal or on larger boards.
pub fn value_of_move(position: &Position, square: Square) -> Option<Value> {
    let after = position.play(square).ok()?;
    value(&after).map(Value::of_last_move)
}

/// Returns the best moves of the side to move: none once the game is over, `None` on larger boards.
///
/// The best moves have the best [value](value_of_move). Among those, they have the highest probability of a win against
/// an opponent that replies at random.
///
/// ```
/// use engine::{Position, Rules, tablebase};
///
/// let best = tablebase::best_squares(&Position::new(Rules::TIC_TAC_TOE));
/// assert_eq!(format!("{best:?}"), "Some({a1, c1, a3, c3})");
/// ```
pub fn best_squares(position: &Position) -> Option<Squares> {
    look_up(position, |table, node| {
        let (best, _) = table.best_moves(node);
        table.endgame.squares(best)
    })
}

/// Returns the moves that keep the result, however soon: none once the game is over, `None` on larger boards.
///
/// ```
/// use engine::{Rules, notation, tablebase};
///
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1").game.position();
/// assert_eq!(format!("{:?}", tablebase::keeping_squares(&position)), "Some({b2})");
/// ```
pub fn keeping_squares(position: &Position) -> Option<Squares> {
    let now = value(position)?;
    let keeps = |square: &Square| value_of_move(position, *square).is_some_and(|then| then.same_result(now));
    Some(position.legal_squares().iter().filter(keeps).collect())
}

/// All positions under one set of rules.
struct Table {
    rules: Rules,
    endgame: Endgame,
    /// The number of [random sequences](random_sequences) after a position that win for the side that moved last, if the
    /// side to move plays at random and the other one best.
    wins: Vec<Option<u16>>,
}

thread_local! {
    /// The tables of all rules that were asked for. Their positions are solved when they are asked for.
    static TABLES: RefCell<Vec<Table>> = const { RefCell::new(Vec::new()) };
}

/// Looks a position up, or returns `None` on larger boards.
fn look_up<T>(position: &Position, read: impl FnOnce(&mut Table, Node) -> T) -> Option<T> {
    let rules = position.rules();
    if !covers(rules) {
        return None;
    }
    TABLES.with_borrow_mut(|tables| {
        let index = match tables.iter().position(|table| table.rules == rules) {
            Some(index) => index,
            None => {
                let endgame = Endgame::new(&Position::new(rules))?;
                tables.push(Table { rules, wins: vec![None; endgame.len()], endgame });
                tables.len() - 1
            }
        };
        let table = tables.get_mut(index)?;
        let node = table.endgame.node(position);
        Some(read(table, node))
    })
}

impl Table {
    /// Returns the best moves, and the number of random sequences that win after them.
    fn best_moves(&mut self, node: Node) -> (u16, u16) {
        if self.endgame.has_line(node) {
            // The other side has completed a line at random.
            let left = self.endgame.untaken(node).count_ones().saturating_sub(1);
            return (0, if self.endgame.line_wins() { 0 } else { random_sequences(left) });
        }
        let value = self.endgame.value(node);
        let (mut best, mut most) = (0, 0);
        for square in bits(self.endgame.free_squares(node)) {
            let after = node.after(square);
            if self.endgame.value(after).of_last_move() == value {
                let wins = self.wins_of_last_move(after);
                match best {
                    0 => (best, most) = (square, wins),
                    _ if wins > most => (best, most) = (square, wins),
                    _ if wins == most => best |= square,
                    _ => {}
                }
            }
        }
        (best, most)
    }

    /// Returns the number of random sequences that win for the side that moved last.
    fn wins_of_last_move(&mut self, node: Node) -> u16 {
        let index = self.endgame.index(node);
        if let Some(known) = self.wins.get(index).copied().flatten() {
            return known;
        }
        let wins = if self.endgame.has_line(node) {
            if self.endgame.line_wins() { random_sequences(self.endgame.untaken(node).count_ones()) } else { 0 }
        } else {
            bits(self.endgame.free_squares(node)).map(|square| self.best_moves(node.after(square)).1).sum()
        };
        if let Some(entry) = self.wins.get_mut(index) {
            *entry = Some(wins);
        }
        wins
    }
}

/// Returns the number of random sequences of the side to move: `free × (free − 2) × (free − 4) × …`, at most 3,840.
///
/// A random sequence consists of a side's random moves up to the full board; a game that ends earlier counts with all its
/// continuations. So all sequences are equally likely, and the number of wins is proportional to their probability.
const fn random_sequences(free: u32) -> u16 {
    match free {
        0 | 1 => 1,
        _ => free as u16 * random_sequences(free - 2),
    }
}
