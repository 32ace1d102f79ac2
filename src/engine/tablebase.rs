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

use std::sync::LazyLock;

use super::evaluation::{Analysis, Analyzer, BestMove, Budget, Evaluation, Value};
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

/// The tablebase as an analyzer.
#[derive(Clone, Copy, Debug)]
pub struct Tablebase;

impl Analyzer for Tablebase {
    fn analyze(&mut self, position: &Position, _: &mut Budget, _: &mut dyn FnMut(Analysis)) -> Analysis {
        analysis(position).unwrap_or_else(|| Analysis::without_search(position))
    }
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

fn entry(position: &Position) -> Option<Entry> {
    if !covers(position.rules()) {
        return None;
    }
    TABLE.entry(Set::from_squares(position.marks(Mark::X)), Set::from_squares(position.marks(Mark::O)))
}

/// A set of squares of the 3×3 board, one bit each, in 9 adjacent bits, unlike [`Squares`] with 16 bits per row:
///
/// ```text
///      a   b   c
///  1   0   1   2
///  2   3   4   5
///  3   6   7   8
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Set(u16);

impl Set {
    const EMPTY: Self = Self(0);
    const ALL: Self = Self(0b111_111_111);

    /// The bits of row 1, in this type and in [`Squares`].
    const ROW: u64 = 0b111;

    /// All lines. Constants, because computing them from [`Rules`] would delay the first reply.
    const LINES: [u16; 8] = [
        0b000_000_111,
        0b000_111_000,
        0b111_000_000,
        0b001_001_001,
        0b010_010_010,
        0b100_100_100,
        0b100_010_001,
        0b001_010_100,
    ];

    const fn from_squares(squares: Squares) -> Self {
        let word = squares.first_word();
        Self((word & Self::ROW | (word >> 13) & (Self::ROW << 3) | (word >> 26) & (Self::ROW << 6)) as u16)
    }

    fn to_squares(self) -> Squares {
        let bits = u64::from(self.0);
        Squares::from_first_word(bits & Self::ROW | (bits & (Self::ROW << 3)) << 13 | (bits & (Self::ROW << 6)) << 26)
    }

    const fn len(self) -> u32 {
        self.0.count_ones()
    }

    const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    fn has_line(self) -> bool {
        Self::LINES.iter().any(|line| self.0 & line == *line)
    }

    /// Iterates over the squares, each as a set of its own.
    fn each(self) -> impl Iterator<Item = Self> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let lowest = rest.isolate_lowest_one();
            rest ^= lowest;
            (lowest != 0).then_some(Self(lowest))
        })
    }
}

/// The value of a move and its probability of a win against random replies, packed so that a better move is greater:
///
/// ```text
///   bits 14 … 10   value: Loss(0) … Loss(9) = 0 … 9, Draw = 10, Win(9) … Win(0) = 11 … 20
///   bits  9 …  0   wins: the number of random sequences that win, 0 … 945
/// ```
///
/// A random sequence consists of the opponent's random moves up to the full board; a game that ends earlier counts with
/// all its continuations. So all sequences are equally likely, and the number of wins is proportional to the
/// probability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Score(u16);

impl Score {
    const WORST: Self = Self(0);
    const WINS_BITS: u32 = 10;
    const DRAW: u16 = 10;
    const SOONEST_WIN: u16 = 20;

    const fn new(value: Value, wins: u16) -> Self {
        let rank = match value {
            Value::Win(marks) => Self::SOONEST_WIN - marks as u16,
            Value::Draw => Self::DRAW,
            Value::Loss(marks) => marks as u16,
        };
        Self(rank << Self::WINS_BITS | wins)
    }

    const fn value(self) -> Value {
        match self.0 >> Self::WINS_BITS {
            Self::DRAW => Value::Draw,
            rank @ 0..Self::DRAW => Value::Loss(rank as u8),
            rank => Value::Win(Self::SOONEST_WIN.saturating_sub(rank) as u8),
        }
    }

    const fn wins(self) -> u16 {
        self.0 & ((1 << Self::WINS_BITS) - 1)
    }
}

/// Returns the number of random sequences of the side to move: `free × (free − 2) × (free − 4) × …`, at most 945.
const fn random_sequences(free: u32) -> u16 {
    match free {
        0 | 1 => 1,
        _ => free as u16 * random_sequences(free - 2),
    }
}

/// What the table stores of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry {
    /// The score of the best moves.
    score: Score,
    /// The score of the move that led here, for the side that made it, if the side to move plays at random.
    last_move: Score,
    /// The best moves; none once the game is over.
    best: Set,
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
    table.solve(Set::EMPTY, Set::EMPTY);
    table
});

impl Table {
    fn entry(&self, x: Set, o: Set) -> Option<Entry> {
        self.entries.get(self.index.of_position(x, o)).copied().flatten()
    }

    /// Solves a position and all positions after it, unless they are in the table.
    fn solve(&mut self, x: Set, o: Set) -> Entry {
        if let Some(known) = self.entry(x, o) {
            return known;
        }
        let free = Set(Set::ALL.0 & !x.or(o).0);
        let x_is_next = x.len() == o.len();
        let entry = if (if x_is_next { o } else { x }).has_line() {
            let last_move = Score::new(Value::Win(1), random_sequences(free.len()));
            Entry { score: Score::new(Value::Loss(0), 0), last_move, best: Set::EMPTY }
        } else if free == Set::EMPTY {
            let draw = Score::new(Value::Draw, 0);
            Entry { score: draw, last_move: draw, best: Set::EMPTY }
        } else {
            self.compare_moves(free, |square| if x_is_next { (x.or(square), o) } else { (x, o.or(square)) })
        };
        self.insert(x, o, entry);
        entry
    }

    /// Compares the moves to free squares; `play` returns the position after each.
    fn compare_moves(&mut self, free: Set, play: impl Fn(Set) -> (Set, Set)) -> Entry {
        let mut best = Set::EMPTY;
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

    /// Inserts a position and its mirror images, so that only about an eighth of all positions is solved.
    fn insert(&mut self, mut x: Set, mut o: Set, mut entry: Entry) {
        // Alternating the two reflections goes through all 8 symmetries.
        for reflection in self.reflections.iter().cycle().take(8) {
            if let Some(slot) = self.entries.get_mut(self.index.of_position(x, o)) {
                *slot = Some(entry);
            }
            [x, o, entry.best] = [x, o, entry.best].map(|squares| Set(reflection.of(squares)));
        }
    }
}

/// The sum of the squares' weights for each of the 512 sets.
struct SubsetSums([u16; 1 << 9]);

impl SubsetSums {
    fn new(weights: [u16; 9]) -> Self {
        let mut sums = [0; 1 << 9];
        for (square, weight) in weights.into_iter().enumerate() {
            // The sets of all earlier squares, and the same sets with this square.
            if let Some((without, with)) = sums.split_at_mut_checked(1 << square) {
                for (with, without) in with.iter_mut().zip(without) {
                    *with = *without + weight;
                }
            }
        }
        Self(sums)
    }

    fn of(&self, squares: Set) -> u16 {
        self.0.get(usize::from(squares.0)).copied().unwrap_or_default()
    }

    /// Returns the index of a position if the weights are powers of 3.
    fn of_position(&self, x: Set, o: Set) -> usize {
        usize::from(self.of(x)) + 2 * usize::from(self.of(o))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn set_converts_to_squares_and_back() {
        let rules = Rules::TIC_TAC_TOE;
        assert_eq!(Set::from_squares(rules.squares()), Set::ALL);
        for set in (0..1 << 9).map(Set) {
            let squares = set.to_squares();
            assert_eq!(Set::from_squares(squares), set);
            assert!(squares.is_subset(rules.squares()));
            let each: Vec<_> = set.each().map(|one| one.to_squares().first()).collect();
            assert_eq!(each, squares.iter().map(Some).collect::<Vec<_>>());
            let has_line = rules.lines().iter().any(|line| line.squares().is_subset(squares));
            assert_eq!(set.has_line(), has_line, "{set:?}");
        }
    }

    #[test]
    fn score_orders_by_value_then_wins() {
        let values = (0..=9).flat_map(|marks| [Value::Win(marks), Value::Loss(marks)]).chain([Value::Draw]);
        let all: Vec<(Value, u16)> = values.flat_map(|value| [0, 1, 384, 945].map(|wins| (value, wins))).collect();
        for one in &all {
            let score = Score::new(one.0, one.1);
            assert_eq!((score.value(), score.wins()), *one);
            for other in &all {
                assert_eq!(score.cmp(&Score::new(other.0, other.1)), one.cmp(other));
            }
        }
    }

    #[test]
    fn subset_sums_add_weights() {
        let sums = SubsetSums::new([1, 10, 100, 1_000, 0, 0, 0, 0, 20_000]);
        assert_eq!([Set::EMPTY, Set::ALL, Set(0b100_000_101)].map(|set| sums.of(set)), [0, 21_111, 20_101]);
    }
}
