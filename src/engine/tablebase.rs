//! Exact values of all positions of normal 3×3, by look-up.
//!
//! The first query computes all values by memoized minimax, in a fraction of a millisecond; a download would take
//! longer. For other rules every query returns `None`.
//!
//! ```
//! use tic_tac_toe::engine::evaluation::Value;
//! use tic_tac_toe::engine::{Rules, notation, tablebase};
//!
//! let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1 b1").game.position();
//! assert_eq!(position.to_string(), "X O .\n. . .\n. . .");
//! assert_eq!(tablebase::value(&position), Some(Value::Win(5)));
//! assert_eq!(tablebase::value_of_move(&position, "a2".parse()?), Some(Value::Win(5)));
//! assert_eq!(tablebase::value_of_move(&position, "c1".parse()?), Some(Value::Draw));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bitboard;
mod misere;
mod score;

use std::sync::LazyLock;

use bitboard::{Bitboard, SubsetSums};
use score::{Score, random_sequences};

use super::evaluation::{Analysis, BestMove, Evaluation, Value, Wdl};
use super::mark::Mark;
use super::position::Position;
use super::rules::Rules;
use super::square::Square;
use super::squares::Squares;

/// Whether the tablebase covers these rules: those of normal 3×3.
#[must_use]
pub fn covers(rules: Rules) -> bool {
    rules == Rules::TIC_TAC_TOE
}

/// Returns the exact value and a best move of a position, or `None` for other rules.
#[must_use]
pub fn analysis(position: &Position) -> Option<Analysis> {
    let evaluation = Evaluation::Exact(value(position)?);
    let best = best_squares(position).and_then(|squares| squares.first());
    Some(Analysis { evaluation, best: best.map(BestMove::Proven), depth: 0 })
}

/// Returns the value of a position for the side to move, or `None` for other rules.
#[must_use]
pub fn value(position: &Position) -> Option<Value> {
    entry(position).map(|entry| entry.score.value())
}

/// Returns the result of a position of 3×3 for the side to move, normal or misère, or `None` on other boards.
#[must_use]
pub fn result(position: &Position) -> Option<Wdl> {
    value(position).map(Wdl::from).or_else(|| misere::result(position))
}

/// Returns the value of a move for the side that makes it, or `None` if the move is illegal or for other rules.
#[must_use]
pub fn value_of_move(position: &Position, square: Square) -> Option<Value> {
    let after = position.play(square).ok()?;
    value(&after).map(Value::of_last_move)
}

/// Returns the best moves of the side to move: none once the game is over, `None` for other rules.
///
/// The best moves have the best [value](value_of_move). Among those, they have the highest probability of a win against
/// an opponent that replies at random.
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

/// Returns the moves that keep the result, however soon: none once the game is over, `None` for other rules.
///
/// ```
/// use tic_tac_toe::engine::{Rules, notation, tablebase};
///
/// let position = notation::read_moves(Rules::TIC_TAC_TOE, "a1").game.position();
/// assert_eq!(format!("{:?}", tablebase::keeping_squares(&position)), "Some({b2})");
/// ```
#[must_use]
pub fn keeping_squares(position: &Position) -> Option<Squares> {
    let now = value(position)?;
    let keeps = |square: &Square| value_of_move(position, *square).is_some_and(|then| then.same_result(now));
    Some(position.legal_squares().iter().filter(keeps).collect())
}

fn entry(position: &Position) -> Option<Entry> {
    if !covers(position.rules()) {
        return None;
    }
    TABLE.entry(Bitboard::from_squares(position.marks(Mark::X)), Bitboard::from_squares(position.marks(Mark::O)))
}

/// The entry of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry {
    /// The score of the best moves.
    score: Score,
    /// The score of the move that led here, for the side that made it, if the side to move plays at random.
    last_move: Score,
    /// The best moves; none once the game is over.
    best: Bitboard,
}

/// All positions by index, the sum of `digit × 3^square` with digit 1 for X and 2 for O: 1 + 2 × 3¹ + 1 × 3⁴ = 88 for
///
/// ```text
///   X O .
///   . X .
///   . . .
/// ```
struct Table {
    /// Impossible positions have no entry.
    entries: Vec<Option<Entry>>,
    /// The index for X on each set of squares, half of that for O.
    index: SubsetSums,
    /// Two reflections of sets, which together generate all 8 symmetries.
    reflections: [SubsetSums; 2],
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let index = SubsetSums::new([1, 3, 9, 27, 81, 243, 729, 2187, 6561]);
    let left_to_right = SubsetSums::new([4, 2, 1, 32, 16, 8, 256, 128, 64]);
    let transposition = SubsetSums::new([1, 8, 64, 2, 16, 128, 4, 32, 256]);
    let entries = vec![None; 3_usize.pow(9)];
    let mut table = Table { entries, index, reflections: [left_to_right, transposition] };
    table.solve(Bitboard::EMPTY, Bitboard::EMPTY);
    table
});

impl Table {
    fn entry(&self, x: Bitboard, o: Bitboard) -> Option<Entry> {
        self.entries.get(self.index.of_position(x, o)).copied().flatten()
    }

    /// Solves a position and all positions after it, unless they are in the table.
    fn solve(&mut self, x: Bitboard, o: Bitboard) -> Entry {
        if let Some(known) = self.entry(x, o) {
            return known;
        }
        let free = x.or(o).complement();
        let x_is_next = x.len() == o.len();
        let entry = if (if x_is_next { o } else { x }).has_line() {
            let last_move = Score::new(Value::Win(1), random_sequences(free.len()));
            Entry { score: Score::new(Value::Loss(0), 0), last_move, best: Bitboard::EMPTY }
        } else if free == Bitboard::EMPTY {
            let draw = Score::new(Value::Draw, 0);
            Entry { score: draw, last_move: draw, best: Bitboard::EMPTY }
        } else {
            self.compare_moves(free, |square| if x_is_next { (x.or(square), o) } else { (x, o.or(square)) })
        };
        self.insert(x, o, entry);
        entry
    }

    /// Compares the moves to free squares; `play` returns the position after each.
    fn compare_moves(&mut self, free: Bitboard, play: impl Fn(Bitboard) -> (Bitboard, Bitboard)) -> Entry {
        let mut best = Bitboard::EMPTY;
        let mut score = Score::WORST;
        let mut wins_of_other = 0;
        for square in free.each() {
            let (x, o) = play(square);
            let after = self.solve(x, o);
            wins_of_other += after.score.wins();
            if after.last_move > score {
                (best, score) = (square, after.last_move);
            } else if after.last_move == score {
                best = best.or(square);
            }
        }
        Entry { score, last_move: Score::new(score.value().of_last_move(), wins_of_other), best }
    }

    /// Inserts a position and its symmetric images, so that only about an eighth of all positions is solved.
    fn insert(&mut self, mut x: Bitboard, mut o: Bitboard, mut entry: Entry) {
        // Alternating the two reflections goes through all 8 symmetries.
        for reflection in self.reflections.iter().cycle().take(8) {
            if let Some(slot) = self.entries.get_mut(self.index.of_position(x, o)) {
                *slot = Some(entry);
            }
            [x, o, entry.best] = [x, o, entry.best].map(|squares| reflection.image(squares));
        }
    }
}
