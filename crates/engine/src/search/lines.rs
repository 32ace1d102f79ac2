//! The line table: the squares of each line, and the lines through each square.
//!
//! [`Rules::lines`] defines the lines. The table numbers them and stores both directions of the relation in flat
//! arrays, because the search follows it at every move. A run of more marks than a line needs contains several lines.

use std::ops::Range;

use crate::board::{Line, Square, Squares};
use crate::rules::Rules;

#[derive(Clone, Debug)]
pub struct LineTable {
    in_a_row: usize,
    /// The squares of line 0, then those of line 1, and so on.
    squares: Vec<Square>,
    through: LinesOfSquares,
    /// If longer lines do not count for a side, the lines that end beside each square.
    beside: LinesOfSquares,
}

/// Some lines of each square.
#[derive(Clone, Debug)]
struct LinesOfSquares {
    /// The lines of the square with index 0, then those of the square with index 1, and so on.
    numbers: Vec<u16>,
    /// The part of `numbers` that belongs to each index.
    ranges: Vec<Range<usize>>,
}

impl LinesOfSquares {
    /// Collects the numbers of the lines with each square.
    fn collect<T: Iterator<Item = Square>>(squares_of_lines: impl Iterator<Item = T>) -> Self {
        let mut by_index = vec![Vec::new(); Square::INDICES];
        for (number, squares) in (0..).zip(squares_of_lines) {
            for square in squares {
                by_index.iter_mut().skip(square.index().into()).take(1).for_each(|numbers| numbers.push(number));
            }
        }
        let (mut numbers, mut ranges) = (Vec::new(), Vec::new());
        for of_square in by_index {
            let first = numbers.len();
            numbers.extend(of_square);
            ranges.push(first..numbers.len());
        }
        Self { numbers, ranges }
    }

    #[expect(clippy::indexing_slicing, reason = "each index has a range within the numbers")]
    fn of(&self, square: Square) -> &[u16] {
        &self.numbers[self.ranges[usize::from(square.index())].clone()]
    }
}

impl LineTable {
    pub fn new(rules: Rules) -> Self {
        let lines = rules.lines();
        let beside = |line: &Line| {
            let squares = if rules.counts_overlines() { Squares::EMPTY } else { line.beside() & rules.squares() };
            squares.iter()
        };
        Self {
            in_a_row: rules.in_a_row().into(),
            squares: lines.iter().flat_map(|line| line.iter()).collect(),
            through: LinesOfSquares::collect(lines.iter().map(|line| line.iter())),
            beside: LinesOfSquares::collect(lines.iter().map(beside)),
        }
    }

    /// The number of lines, at most 1,482.
    pub fn len(&self) -> usize {
        self.squares.len() / self.in_a_row
    }

    /// The squares of a line, in order.
    #[expect(clippy::indexing_slicing, reason = "the numbers of lines come from `through` alone")]
    pub fn squares(&self, line: u16) -> &[Square] {
        let first = usize::from(line) * self.in_a_row;
        &self.squares[first..first + self.in_a_row]
    }

    /// The lines through a square, at most 40.
    pub fn through(&self, square: Square) -> &[u16] {
        self.through.of(square)
    }

    /// The lines that a mark on this square makes too long, at most 8. None if longer lines count for both sides.
    pub fn beside(&self, square: Square) -> &[u16] {
        self.beside.of(square)
    }
}
