//! Patterns: for each free square and side, what a mark there would make in each direction.
//!
//! A *window* is the part of a row, column or diagonal at most 4 steps from a square. What a mark of one side in the
//! middle would make of it is its class (`class.rs`), from nothing to an open four. The four classes of a square are its
//! *pattern*, regardless of their order: two open threes are a double three, a four and an open three are a four-three.
//! There are 330 patterns.
//!
//! Each pattern has [`Weights`], fitted to games: the likelihood that either side plays there, which orders the moves.
//! The static evaluation is a small neural network (`network.rs`), whose inputs are the numbers of free squares of each
//! group of patterns (`group.rs`).
//!
//! **Update.** The window of a square in a direction is a key of 16 bits, 2 for each of the 8 squares around. A mark
//! changes one key of each square in its own windows, at most 32, and a table maps the key to the classes of both
//! sides. Taking a mark back applies the same changes in reverse. Changes wait until an evaluation needs them:
//! most are taken back before, as in the search for VCFs (`vcf.rs`).
//!
//! Patterns exist for five in a row with the normal objective. Other boards are evaluated by
//! line weights (`line_weight.rs`).

mod class;
mod fitted;
mod group;
mod network;
mod weights;

use std::sync::{Arc, LazyLock};

use crate::board::{ByMark, Mark, Square};
use crate::position::Position;
use crate::rules::{Objective, Rules};
use class::{CLASS_BITS, classes_of_keys};
pub use group::{GROUPS, group};
use network::Counts;
pub use network::{FULL, HIDDEN, MAX_COUNT, Network, UNIT};
pub use weights::{PATTERNS, PatternWeights, Weights, classes};

/// The directions of lines as steps of column and row.
const DIRECTIONS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// The number of steps from the middle of a window to its ends.
const REACH: i8 = 4;

/// The number of codes: the classes of four directions.
const CODES: usize = 1 << (4 * CLASS_BITS);

/// The classes of all keys, for all searches.
static CLASSES: LazyLock<Vec<u8>> = LazyLock::new(classes_of_keys);

/// The tables of a search: classes and weights.
#[derive(Debug)]
pub struct PatternTables {
    /// For each key of a window, the class for X in the lower bits and that for O above.
    classes: &'static [u8],
    /// For each code, the weights of its pattern.
    weights: Box<[Weights]>,
    /// For each code, the group of its pattern.
    groups: Box<[u8]>,
    /// The static evaluation.
    network: Network,
}

/// A square with its windows.
#[derive(Clone, Copy, Debug, Default)]
struct Cell {
    /// For each direction, the window: 2 bits for each square, the farthest one backward first.
    keys: [u16; 4],
    /// For each side, the classes of all directions.
    codes: ByMark<u16>,
    /// Whether the square is free before the waiting marks.
    is_free: bool,
    /// For each direction, the steps backward and forward that stay on the board, at most [`REACH`].
    steps: [[u8; 2]; 4],
}

/// The patterns of a position.
#[derive(Clone, Debug)]
pub struct Patterns {
    tables: Arc<PatternTables>,
    cells: Box<[Cell; Square::INDICES]>,
    /// For each side, the number of free squares of each group.
    counts: ByMark<Counts>,
    /// The static evaluation for a side since the last change. A node asks for it up to three times.
    known: Option<(Mark, i32)>,
    /// The latest marks, which do not yet count.
    waiting: Vec<(Square, Mark)>,
}

impl PatternTables {
    /// The tables for boards with these rules, or `None` if patterns do not apply to them.
    pub fn new(rules: Rules, weights: &PatternWeights) -> Option<Arc<Self>> {
        let applies = rules.in_a_row() == class::IN_A_ROW && rules.objective() == Objective::Normal;
        applies.then(|| {
            let (groups, network) = (weights::groups_of_codes(), weights.network.clone());
            Arc::new(Self { classes: &CLASSES, weights: weights.by_code().into(), groups, network })
        })
    }

    #[expect(clippy::indexing_slicing, reason = "a code has 12 bits, and the table has as many entries")]
    fn weights(&self, code: u16) -> Weights {
        self.weights[usize::from(code)]
    }

    /// Changes the number of squares of the group of a code.
    #[expect(clippy::indexing_slicing, reason = "a code has 12 bits, and groups are numbered below GROUPS")]
    fn count(&self, counts: &mut Counts, code: u16, change: i16) {
        counts[usize::from(self.groups[usize::from(code)])] += change;
    }
}

impl Patterns {
    /// The patterns of the empty board.
    pub fn new(rules: Rules, tables: Arc<PatternTables>) -> Self {
        let cells = Box::new([Cell::default(); Square::INDICES]);
        let counts = ByMark { x: [0; GROUPS], o: [0; GROUPS] };
        let mut patterns = Self { tables, cells, counts, known: None, waiting: Vec::new() };
        for square in rules.squares() {
            let is_inside = |columns, rows| square.offset(columns, rows).is_some_and(|other| rules.contains(other));
            let (cell, tables) = patterns.cell(square);
            cell.is_free = true;
            for (direction, (column, row)) in DIRECTIONS.into_iter().enumerate() {
                let is_outside = |distance: &i8| !is_inside(distance * column, distance * row);
                let outside = (-REACH..=REACH).filter(is_outside);
                let key = outside.fold(0, |key, distance| key | class::OUTSIDE << class::shift(distance));
                cell.set_key(direction, key, tables);
                let steps = |sign: i8| (1..=REACH).filter(|steps| !is_outside(&(sign * steps))).count() as u8;
                cell.steps.iter_mut().skip(direction).take(1).for_each(|both| *both = [-1, 1].map(steps));
            }
            patterns.count(square, 1);
        }
        patterns
    }

    #[expect(clippy::indexing_slicing, reason = "each index has a cell")]
    fn cell(&mut self, square: Square) -> (&mut Cell, &PatternTables) {
        (&mut self.cells[usize::from(square.index())], &self.tables)
    }

    /// Counts a free square, or no longer.
    #[expect(clippy::indexing_slicing, reason = "each index has a cell")]
    fn count(&mut self, square: Square, change: i16) {
        let codes = self.cells[usize::from(square.index())].codes;
        Mark::ALL.into_iter().for_each(|mark| self.tables.count(&mut self.counts[mark], codes[mark], change));
    }

    /// Puts a mark on a free square.
    pub fn put(&mut self, square: Square, mark: Mark) {
        self.known = None;
        self.waiting.push((square, mark));
    }

    /// Removes the mark that was put last.
    pub fn remove(&mut self, square: Square, mark: Mark) {
        self.known = None;
        if self.waiting.pop().is_none() {
            self.toggle(square, mark);
            self.count(square, 1);
            self.cell(square).0.is_free = true;
        }
    }

    /// Counts the waiting marks.
    pub fn update(&mut self) {
        let mut waiting = std::mem::take(&mut self.waiting);
        for (square, mark) in waiting.drain(..) {
            self.cell(square).0.is_free = false;
            self.count(square, -1);
            self.toggle(square, mark);
        }
        // Keeps the allocation.
        self.waiting = waiting;
    }

    /// Puts the mark into the windows of the squares around, or removes it from them.
    fn toggle(&mut self, square: Square, mark: Mark) {
        let index = square.index().cast_signed();
        let steps = self.cell(square).0.steps;
        for (direction, ((column, row), steps)) in DIRECTIONS.into_iter().zip(steps).enumerate() {
            let stride = i16::from(row) * Square::STRIDE.cast_signed() + i16::from(column);
            for (sign, steps) in [-1, 1].into_iter().zip(steps) {
                for distance in (1..=steps.cast_signed()).map(|steps| sign * steps) {
                    let other = Square::at((index + i16::from(distance) * stride).cast_unsigned());
                    self.toggle_in(other, direction, class::of_mark(mark) << class::shift(-distance));
                }
            }
        }
    }

    fn toggle_in(&mut self, square: Square, direction: usize, bits: u16) {
        let (cell, tables) = self.cell(square);
        let before = cell.codes;
        cell.toggle(direction, bits, tables);
        let after = cell.codes;
        if before == after || !cell.is_free {
            return;
        }
        for mark in Mark::ALL {
            self.tables.count(&mut self.counts[mark], before[mark], -1);
            self.tables.count(&mut self.counts[mark], after[mark], 1);
        }
    }

    /// The static evaluation for this side, which is to move. Needs an [update](Self::update).
    pub fn value(&mut self, turn: Mark) -> i32 {
        if let Some((_, value)) = self.known.filter(|(mark, _)| *mark == turn) {
            return value;
        }
        let value = self.tables.network.value([&self.counts[turn], &self.counts[!turn]]);
        self.known = Some((turn, value));
        value
    }

    /// How promising a free square is for this side, which is to move. Needs an [update](Self::update).
    #[expect(clippy::indexing_slicing, reason = "each index has a cell")]
    pub fn promise(&self, turn: Mark, square: Square) -> i32 {
        let codes = self.cells[usize::from(square.index())].codes;
        let (own, other) = (self.tables.weights(codes[turn]), self.tables.weights(codes[!turn]));
        i32::from(own.attack) + i32::from(other.defense)
    }
}

impl Cell {
    #[expect(clippy::indexing_slicing, reason = "there are 4 directions")]
    fn toggle(&mut self, direction: usize, bits: u16, tables: &PatternTables) {
        self.set_key(direction, self.keys[direction] ^ bits, tables);
    }

    #[expect(clippy::indexing_slicing, reason = "each key of 16 bits has its classes, and there are 4 directions")]
    fn set_key(&mut self, direction: usize, key: u16, tables: &PatternTables) {
        self.keys[direction] = key;
        let both = u16::from(tables.classes[usize::from(key)]);
        let shift = direction as u32 * CLASS_BITS;
        let mask = (1 << CLASS_BITS) - 1;
        let replace = |code: u16, class: u16| code & !(mask << shift) | class << shift;
        self.codes.x = replace(self.codes.x, both & mask);
        self.codes.o = replace(self.codes.o, both >> CLASS_BITS);
    }
}

/// Returns the free squares of a position with the numbers of their patterns for both sides, from 0 to [`PATTERNS`]. For
/// other rules than those of patterns, there are none.
pub fn patterns(position: &Position) -> Vec<(Square, ByMark<usize>)> {
    let Some(tables) = PatternTables::new(position.rules(), PatternWeights::fitted()) else { return Vec::new() };
    let mut patterns = Patterns::new(position.rules(), tables);
    for mark in Mark::ALL {
        position.marks(mark).iter().for_each(|square| patterns.put(square, mark));
    }
    patterns.update();
    let number = |code: u16| weights::PATTERN_OF_CODES.get(usize::from(code)).copied().map_or(0, usize::from);
    let mut free = Vec::new();
    for square in position.free() {
        let codes = patterns.cell(square).0.codes;
        free.push((square, ByMark { x: number(codes.x), o: number(codes.o) }));
    }
    free
}

#[cfg(test)]
mod tests;
