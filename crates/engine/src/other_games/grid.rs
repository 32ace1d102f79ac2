//! A board of 3 × 3 squares: sets of its squares as bits, in reading order, and its lines.
//!
//! ```text
//! bit  0 1 2
//!      3 4 5
//!      6 7 8
//! ```

use crate::board::{Direction, Line, Mark, Square, Squares};

/// A set of squares.
pub type Bits = u16;

/// All nine squares.
pub const FULL: Bits = 0o777;

/// The squares of each line.
pub const LINES: [Bits; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

/// Whether the set contains a line.
pub fn has_line(bits: Bits) -> bool {
    LINES.iter().any(|line| bits & line == *line)
}

/// Returns the smallest of the eight images of a set under turns and reflections.
pub fn representative(bits: Bits) -> Bits {
    let mut least = FULL;
    let mut image = bits;
    for step in 0..8 {
        // A reflection at the diagonal and one from left to right, in turn, lead through all images.
        image = cells(image).fold(0, |image, cell| {
            let (column, row) = (cell % 3, cell / 3);
            image | 1 << if step % 2 == 0 { column * 3 + row } else { row * 3 + 2 - column }
        });
        least = least.min(image);
    }
    least
}

/// Returns the numbers of the squares in a set.
pub fn cells(bits: Bits) -> impl Iterator<Item = u8> {
    (0..9).filter(move |cell| bits >> cell & 1 != 0)
}

/// Returns the number of a square on the board whose top left corner is in this column and row, or `None` for a square of
/// another board.
pub fn cell(square: Square, column: u8, row: u8) -> Option<u8> {
    let (column, row) = (square.column().checked_sub(column)?, square.row().checked_sub(row)?);
    (column < 3 && row < 3).then_some(row * 3 + column)
}

/// Returns the square with this number on the board whose top left corner is in this column and row.
pub fn square(cell: u8, column: u8, row: u8) -> Option<Square> {
    Square::new(column + cell % 3, row + cell / 3)
}

/// Returns the squares of a set on the board whose top left corner is in this column and row.
pub fn squares(bits: Bits, column: u8, row: u8) -> Squares {
    cells(bits).filter_map(|cell| square(cell, column, row)).collect()
}

/// Returns the lines in a set, on the board whose top left corner is in this column and row.
pub fn lines(bits: Bits, column: u8, row: u8) -> impl Iterator<Item = Line> {
    let line = move |cells_of_line: Bits| {
        let first = square(cells(cells_of_line).next()?, column, row)?;
        let is_line = |line: &Line| line.squares() == squares(cells_of_line, column, row);
        Direction::ALL.into_iter().filter_map(|direction| Line::new(first, direction, 3)).find(is_line)
    };
    LINES.into_iter().filter(move |line| bits & line == *line).filter_map(line)
}

/// Returns the mark on a square of a board with these sets of X and O.
pub const fn mark_at(x: Bits, o: Bits, cell: u8) -> Option<Mark> {
    match (x >> cell & 1, o >> cell & 1) {
        (0, 0) => None,
        (0, _) => Some(Mark::O),
        _ => Some(Mark::X),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn square_has_its_cell_on_its_own_board_alone() {
        for number in 0..9 {
            let square = square(number, 3, 6).unwrap();
            assert_eq!((cell(square, 3, 6), cell(square, 0, 6), cell(square, 3, 3)), (Some(number), None, None));
        }
    }
}
