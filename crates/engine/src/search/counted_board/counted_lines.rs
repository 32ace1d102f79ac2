//! The lines of a board with their marks counted.
//!
//! A line is *live* for a side if nothing blocks it: no mark of the other side is on it, and no own mark is beside an end where
//! longer lines do not count. A mark changes only the lines through its square: on 15 × 15 with five in a row at most 20 lines
//! of 5 squares. The first mark on a line also ends the line for the other side.

use crate::board::{ByMark, LONGEST_SIDE, Mark, Square, Squares};
use crate::rules::Rules;
use crate::search::line_weight::Weight;
use crate::search::lines::LineTable;

/// The number of squares of the longest line.
const LONGEST_LINE: usize = LONGEST_SIDE as usize;

/// The lines of a position.
#[derive(Clone, Debug)]
pub struct CountedLines {
    table: LineTable,
    counts: Vec<LineCounts>,
    /// The weight of a live line by its number of marks.
    weights: [Weight; LONGEST_LINE + 1],
    sums: ByMark<Sums>,
    /// The sides for which longer lines do not count.
    is_exact: ByMark<bool>,
}

/// The marks that matter for a line.
#[derive(Clone, Copy, Debug, Default)]
pub struct LineCounts {
    /// The marks of each side on the line.
    pub marks: ByMark<u8>,
    /// The marks that block the line for each side.
    pub blocks: ByMark<u8>,
}

/// What the live lines of a side add up to.
#[derive(Clone, Debug)]
pub struct Sums {
    /// For each square, the sum of the weights of the lines through it.
    pub weights: Box<[Weight; Square::INDICES]>,
    /// The squares of the lines that lack one mark, including taken squares.
    pub lacking_one: Squares,
    /// The squares of the lines that lack two.
    pub lacking_two: Squares,
    /// The value of all lines.
    pub value: i32,
    /// The number of lines.
    pub lines: u16,
    /// The sum of 2^marks. Below 2²⁵: at most 2(20 − n + 1)(2·20 − n + 1) lines of n squares, with fewer than n marks each.
    pub potential: u32,
}

impl CountedLines {
    /// The lines of the empty board. Lines that lack more than two marks have no weight unless `with_values`.
    pub fn new(rules: Rules, with_values: bool) -> Self {
        let table = LineTable::new(rules);
        let in_a_row = rules.in_a_row();
        let is_exact = ByMark { x: rules.is_exact(Mark::X), o: rules.is_exact(Mark::O) };
        let mut weights = [Weight::NONE; LONGEST_LINE + 1];
        for (weight, marks) in weights.iter_mut().zip(0..=in_a_row) {
            let whole = Weight::of_line(marks, in_a_row);
            *weight = if with_values { whole } else { whole.without_value() };
        }
        let sums = Sums {
            weights: Box::new([Weight::NONE; Square::INDICES]),
            lacking_one: Squares::EMPTY,
            lacking_two: Squares::EMPTY,
            value: 0,
            lines: 0,
            potential: 0,
        };
        let counts = vec![LineCounts::default(); table.len()];
        let mut lines = Self { table, counts, weights, sums: ByMark { x: sums.clone(), o: sums }, is_exact };
        for mark in Mark::ALL {
            for line in (0..).take(lines.table.len()) {
                lines.sums[mark].add(lines.table.squares(line), &lines.weights, 0);
            }
        }
        lines
    }

    /// What the live lines of a side add up to.
    pub fn of(&self, mark: Mark) -> &Sums {
        &self.sums[mark]
    }

    /// The lines through a square with their counts and squares.
    #[expect(clippy::indexing_slicing, reason = "each line has its counts")]
    pub fn through(&self, square: Square) -> impl Iterator<Item = (LineCounts, &[Square])> {
        let lines = self.table.through(square).iter();
        lines.map(|line| (self.counts[usize::from(*line)], self.table.squares(*line)))
    }

    /// Puts a mark on a square.
    #[expect(clippy::indexing_slicing, reason = "each line has its counts")]
    pub fn put(&mut self, square: Square, mark: Mark) {
        let Self { table, counts, weights, sums, is_exact } = self;
        for &line in table.through(square) {
            let (squares, line) = (table.squares(line), &mut counts[usize::from(line)]);
            let marks = line.marks[mark];
            line.marks[mark] += 1;
            if line.blocks[mark] == 0 {
                sums[mark].change(squares, weights, marks, marks + 1);
            }
            line.block(!mark, squares, weights, sums);
        }
        for &line in table.beside(square).iter().filter(|_| is_exact[mark]) {
            counts[usize::from(line)].block(mark, table.squares(line), weights, sums);
        }
    }

    /// Removes a mark from a square, the reverse of [`put`](Self::put).
    #[expect(clippy::indexing_slicing, reason = "each line has its counts")]
    pub fn remove(&mut self, square: Square, mark: Mark) {
        let Self { table, counts, weights, sums, is_exact } = self;
        for &line in table.through(square) {
            let (squares, line) = (table.squares(line), &mut counts[usize::from(line)]);
            line.marks[mark] -= 1;
            let marks = line.marks[mark];
            if line.blocks[mark] == 0 {
                sums[mark].change(squares, weights, marks + 1, marks);
            }
            line.unblock(!mark, squares, weights, sums);
        }
        for &line in table.beside(square).iter().filter(|_| is_exact[mark]) {
            counts[usize::from(line)].unblock(mark, table.squares(line), weights, sums);
        }
    }
}

type Weights = [Weight; LONGEST_LINE + 1];

impl LineCounts {
    /// Adds a mark that blocks the line for a side. The first one ends the line.
    fn block(&mut self, mark: Mark, squares: &[Square], weights: &Weights, sums: &mut ByMark<Sums>) {
        if self.blocks[mark] == 0 {
            sums[mark].subtract(squares, weights, self.marks[mark]);
        }
        self.blocks[mark] += 1;
    }

    /// Removes a mark that blocks the line for a side.
    fn unblock(&mut self, mark: Mark, squares: &[Square], weights: &Weights, sums: &mut ByMark<Sums>) {
        self.blocks[mark] -= 1;
        if self.blocks[mark] == 0 {
            sums[mark].add(squares, weights, self.marks[mark]);
        }
    }
}

impl Sums {
    /// Adds a live line with this number of marks.
    fn add(&mut self, squares: &[Square], weights: &Weights, marks: u8) {
        self.lines += 1;
        self.potential += 1 << marks;
        self.reweigh(squares, Weight::NONE, of_marks(weights, marks));
    }

    /// Subtracts a line with this number of marks that is not live any more.
    fn subtract(&mut self, squares: &[Square], weights: &Weights, marks: u8) {
        self.lines -= 1;
        self.potential -= 1 << marks;
        self.reweigh(squares, of_marks(weights, marks), Weight::NONE);
    }

    /// Changes the number of marks on a live line.
    fn change(&mut self, squares: &[Square], weights: &Weights, from: u8, to: u8) {
        self.potential += 1 << to;
        self.potential -= 1 << from;
        self.reweigh(squares, of_marks(weights, from), of_marks(weights, to));
    }

    /// Changes the weight of a line.
    fn reweigh(&mut self, squares: &[Square], from: Weight, to: Weight) {
        if from == to {
            return;
        }
        self.value += to.value() - from.value();
        let change = to - from;
        let changes_sets = from.has_lacking_one_or_two() || to.has_lacking_one_or_two();
        for &square in squares {
            #[expect(clippy::indexing_slicing, reason = "each index has a weight")]
            let weight = &mut self.weights[usize::from(square.index())];
            *weight = *weight + change;
            if changes_sets {
                self.lacking_one.set(square, weight.has_lacking_one());
                self.lacking_two.set(square, weight.lacking_two() != 0);
            }
        }
    }
}

#[expect(clippy::indexing_slicing, reason = "no line is longer than the longest side")]
const fn of_marks(weights: &Weights, marks: u8) -> Weight {
    weights[marks as usize]
}
