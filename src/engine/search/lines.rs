//! The line table: the squares of each line, and the lines through each square.
//!
//! [`Rules::lines`] defines the lines. The table numbers them and stores both directions of the relation in flat
//! arrays, because the search follows it at every move. A run of more marks than a line needs contains several lines.

use std::ops::Range;

use crate::engine::{Rules, Square};

/// The lines of a board.
#[derive(Clone, Debug)]
pub struct LineTable {
    in_a_row: usize,
    /// The squares of line 0, then those of line 1, and so on.
    squares: Vec<Square>,
    /// The lines through the square with index 0, then those through the square with index 1, and so on.
    through: Vec<u16>,
    /// The part of `through` that belongs to each index.
    ranges: Vec<Range<usize>>,
}

impl LineTable {
    /// The table for a board.
    pub fn new(rules: Rules) -> Self {
        let lines = rules.lines();
        let mut by_index = vec![Vec::new(); 256];
        for (number, line) in (0..).zip(&lines) {
            for square in line.iter() {
                by_index.iter_mut().skip(square.index().into()).take(1).for_each(|numbers| numbers.push(number));
            }
        }
        let mut through: Vec<u16> = Vec::new();
        let mut ranges = Vec::new();
        for numbers in by_index {
            let first = through.len();
            through.extend(numbers);
            ranges.push(first..through.len());
        }
        let squares = lines.iter().flat_map(|line| line.iter()).collect();
        Self { in_a_row: rules.in_a_row().into(), squares, through, ranges }
    }

    /// The number of lines, at most 812.
    pub fn len(&self) -> usize {
        self.squares.len() / self.in_a_row
    }

    /// The squares of a line, in order.
    #[expect(clippy::indexing_slicing, reason = "the numbers of lines come from `through` alone")]
    pub fn squares(&self, line: u16) -> &[Square] {
        let first = usize::from(line) * self.in_a_row;
        &self.squares[first..first + self.in_a_row]
    }

    /// The lines through a square, at most 32.
    #[expect(clippy::indexing_slicing, reason = "each of the 256 indices has a range within `through`")]
    pub fn through(&self, square: Square) -> &[u16] {
        &self.through[self.ranges[usize::from(square.index())].clone()]
    }
}
