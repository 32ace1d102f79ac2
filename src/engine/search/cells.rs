//! A set of cells, made for speed where [`Squares`](crate::engine::Squares) is made for a small download.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub};

use crate::engine::Squares;

/// The [index](crate::engine::Square::index) of a square: 16 × row + column.
pub type Cell = u8;

/// A set of cells, one bit for each index.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cells([u64; 4]);

impl Cells {
    /// No cell.
    pub const EMPTY: Self = Self([0; 4]);

    /// The set with this cell alone.
    pub const fn of(cell: Cell) -> Self {
        let mut cells = Self::EMPTY;
        cells.set(cell, true);
        cells
    }

    /// Puts a cell in or takes it out.
    #[expect(clippy::indexing_slicing, reason = "a cell is below 256, so its word is below 4")]
    pub const fn set(&mut self, cell: Cell, is_in: bool) {
        let word = &mut self.0[(cell >> 6) as usize];
        let bit = 1_u64 << (cell & 63);
        *word = if is_in { *word | bit } else { *word & !bit };
    }

    /// Whether the cell is in the set.
    #[expect(clippy::indexing_slicing, reason = "a cell is below 256, so its word is below 4")]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0[(cell >> 6) as usize] >> (cell & 63) & 1 != 0
    }

    /// Whether there is no cell in it.
    pub const fn is_empty(self) -> bool {
        let [a, b, c, d] = self.0;
        a | b | c | d == 0
    }

    /// How many cells are in it.
    pub const fn len(self) -> u32 {
        let [a, b, c, d] = self.0;
        a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()
    }

    /// The cells of this set and those beside them, in all eight directions. The cells that are on no board may be among
    /// them.
    pub const fn grown(self) -> Self {
        // The sixteenth column is on no board, so that no cell of it spreads into another row.
        let [a, b, c, d] = self.0;
        let [a, b, c, d] = [a | a << 1 | a >> 1, b | b << 1 | b >> 1, c | c << 1 | c >> 1, d | d << 1 | d >> 1];
        // A row is sixteen cells, a quarter of a word.
        Self([
            a | a << 16 | a >> 16 | b << 48,
            b | b << 16 | b >> 16 | a >> 48 | c << 48,
            c | c << 16 | c >> 16 | b >> 48 | d << 48,
            d | d << 16 | d >> 16 | c >> 48,
        ])
    }
}

impl From<Squares> for Cells {
    fn from(squares: Squares) -> Self {
        squares.iter().fold(Self::EMPTY, |cells, square| cells | Self::of(square.index()))
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, |set, cell| set | Self::of(cell))
    }
}

impl BitAnd for Cells {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a & e, b & f, c & g, d & h])
    }
}

impl BitAndAssign for Cells {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOr for Cells {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a | e, b | f, c | g, d | h])
    }
}

impl BitOrAssign for Cells {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl Sub for Cells {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a & !e, b & !f, c & !g, d & !h])
    }
}

/// The cells by their index.
impl Iterator for Cells {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        for (first, word) in [0, 64, 128, 192].into_iter().zip(&mut self.0) {
            if *word != 0 {
                // Below 64, so that nothing is cut off.
                let bit = word.trailing_zeros() as Cell;
                *word &= *word - 1;
                return Some(first + bit);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use fastrand::Rng;

    use super::*;
    use crate::engine::{Objective, Rules, Square};

    #[test]
    fn cells_behave_like_a_set() {
        type Model = BTreeSet<Cell>;
        let random = &mut Rng::with_seed(1);
        let mut any = || -> (Cells, Model) {
            // Each cell about twice, so that some are put in again.
            let cells: Vec<Cell> = (0..random.usize(0..512)).map(|_| random.u8(..)).collect();
            (cells.iter().copied().collect(), cells.into_iter().collect())
        };
        for _ in 0..200 {
            let ((one, model), (other, other_model)) = (any(), any());
            assert_eq!((one.len() as usize, one.is_empty()), (model.len(), model.is_empty()));
            assert!((0..=Cell::MAX).all(|cell| one.contains(cell) == model.contains(&cell)));
            assert_eq!((one & other).collect::<Model>(), &model & &other_model);
            assert_eq!((one | other).collect::<Model>(), &model | &other_model);
            assert_eq!((one - other).collect::<Model>(), &model - &other_model);
            let (mut intersection, mut union) = (one, one);
            intersection &= other;
            union |= other;
            assert_eq!((intersection, union), (one & other, one | other));
        }
        assert!(Cells::EMPTY.is_empty() && (0..=Cell::MAX).all(|cell| !Cells::of(cell).is_empty()));
    }

    #[test]
    fn setting_a_cell_twice_is_setting_it_once() {
        for cell in 0..=Cell::MAX {
            let mut cells = Cells::of(cell);
            cells.set(cell, true);
            assert_eq!(cells, Cells::of(cell));
            cells.set(cell, false);
            cells.set(cell, false);
            assert_eq!(cells, Cells::EMPTY);
        }
    }

    #[test]
    fn growing_reaches_exactly_the_squares_beside() {
        let rules = Rules::new(15, 15, 5, Objective::Normal).unwrap();
        let board = Cells::from(rules.squares());
        for square in rules.squares() {
            let beside = |other: &Square| {
                square.column().abs_diff(other.column()) <= 1 && square.row().abs_diff(other.row()) <= 1
            };
            let expected: Cells = rules.squares().iter().filter(beside).map(Square::index).collect();
            assert_eq!(Cells::of(square.index()).grown() & board, expected, "{square}");
        }
    }

    #[test]
    fn two_cells_grow_like_each_of_them() {
        let squares = Rules::new(15, 15, 5, Objective::Normal).unwrap().squares();
        for one in squares.iter().map(|square| Cells::of(square.index())) {
            for other in squares.iter().map(|square| Cells::of(square.index())) {
                assert_eq!((one | other).grown(), one.grown() | other.grown());
            }
        }
    }

    #[test]
    fn cells_come_out_in_order() {
        let all: Vec<Cell> = (0..=255).collect();
        let set: Cells = all.iter().rev().copied().collect();
        assert_eq!((set.len(), set.collect::<Vec<_>>()), (256, all));
    }
}
