//! The lines of a board in tables: which cells are on a line, and which lines go through a cell.

use std::ops::Range;

use super::cells::Cell;
use crate::engine::Rules;

/// Every run of exactly as many cells as make a line. A longer run of marks has several of them.
#[derive(Clone, Debug)]
pub struct Lines {
    in_a_row: usize,
    /// The cells of the first line, then those of the second, and so on.
    cells: Vec<Cell>,
    /// The numbers of the lines through the first cell, then of those through the second, and so on.
    through: Vec<u16>,
    /// Where in `through` each cell has its lines.
    ranges: Vec<Range<usize>>,
}

impl Lines {
    /// The lines of a board.
    pub fn of(rules: Rules) -> Self {
        let lines = rules.lines();
        let mut by_cell = vec![Vec::new(); 256];
        for (number, line) in (0..).zip(&lines) {
            for square in line.iter() {
                by_cell.iter_mut().skip(square.index().into()).take(1).for_each(|numbers| numbers.push(number));
            }
        }
        let mut through: Vec<u16> = Vec::new();
        let mut ranges = Vec::new();
        for numbers in by_cell {
            let first = through.len();
            through.extend(numbers);
            ranges.push(first..through.len());
        }
        let cells = lines.iter().flat_map(|line| line.iter()).map(|square| square.index()).collect();
        Self { in_a_row: rules.in_a_row().into(), cells, through, ranges }
    }

    /// How many lines there are, at most 812.
    pub fn len(&self) -> usize {
        self.cells.len() / self.in_a_row
    }

    /// The cells of a line, in order.
    #[expect(clippy::indexing_slicing, reason = "the numbers of lines come from `through` alone")]
    pub fn cells(&self, line: u16) -> &[Cell] {
        let first = usize::from(line) * self.in_a_row;
        &self.cells[first..first + self.in_a_row]
    }

    /// The numbers of the lines through a cell, at most 32.
    #[expect(clippy::indexing_slicing, reason = "there is a range within `through` for each of the 256 cells")]
    pub fn through(&self, cell: Cell) -> &[u16] {
        &self.through[self.ranges[usize::from(cell)].clone()]
    }
}
