//! The board as a 64-bit set of squares, with its lines and symmetries.

use crate::engine::{Rules, Square, Squares};

/// A rotation or reflection of the board, as a map of sets of squares.
pub(super) struct Symmetry {
    /// For each eight consecutive squares, the image of every set of them.
    sets: Vec<[u64; 256]>,
}

impl Symmetry {
    fn new(images: [u8; 64], squares: usize) -> Self {
        let mut sets = vec![[0_u64; 256]; squares.div_ceil(8)];
        for (sets, images) in sets.iter_mut().zip(images.chunks(8)) {
            // The image of a set with a square is that of the set without it, which comes before, and the square's.
            for (number, images) in images.iter().enumerate() {
                let (without, with) = sets.split_at_mut(1 << number);
                for (with, without) in with.iter_mut().zip(without) {
                    *with = *without | 1 << *images;
                }
            }
        }
        Self { sets }
    }

    /// Returns the image of a set of squares.
    #[inline]
    pub(super) fn image(&self, set: u64) -> u64 {
        self.sets.iter().zip(set.to_le_bytes()).fold(0, |image, (sets, byte)| {
            #[expect(clippy::indexing_slicing, reason = "a byte is less than 256")]
            let part = sets[usize::from(byte)];
            image | part
        })
    }
}

/// A board of at most 64 squares. A square's index counts in reading order, as the bit in a set:
///
/// ```text
///   0  1  2  3  4
///   5  6  7  8  9     5 × 3: bit 5 is a2
///  10 11 12 13 14
/// ```
pub(super) struct Board {
    rules: Rules,
    squares: Vec<Square>,
    pub(super) lines: Vec<u64>,
    /// The nontrivial symmetries: seven on square boards, else three.
    symmetries: Vec<Symmetry>,
}

impl Board {
    /// Returns the board of these rules, or `None` if it has more than 64 squares.
    pub(super) fn new(rules: Rules) -> Option<Self> {
        let squares: Vec<Square> = rules.squares().iter().collect();
        if squares.len() > 64 {
            return None;
        }
        let mut board = Self { rules, squares, lines: Vec::new(), symmetries: Vec::new() };
        board.lines = rules.lines().into_iter().map(|line| board.pack(line.squares())).collect();
        board.symmetries = board.find_symmetries();
        Some(board)
    }

    fn find_symmetries(&self) -> Vec<Symmetry> {
        let (columns, rows) = (self.rules.columns(), self.rules.rows());
        let mut symmetries = Vec::new();
        for number in 1..8_u8 {
            let (mirrored, flipped, transposed) = (number & 1 != 0, number & 2 != 0, number & 4 != 0);
            if transposed && columns != rows {
                continue;
            }
            let mut images = [0; 64];
            for (square, place) in self.squares.iter().zip(&mut images) {
                let column = if mirrored { columns - 1 - square.column() } else { square.column() };
                let row = if flipped { rows - 1 - square.row() } else { square.row() };
                let (column, row) = if transposed { (row, column) } else { (column, row) };
                *place = row * columns + column;
            }
            symmetries.push(Symmetry::new(images, self.squares.len()));
        }
        symmetries
    }

    pub(super) const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns squares as a set of bits.
    pub(super) fn pack(&self, squares: Squares) -> u64 {
        let columns = u32::from(self.rules.columns());
        squares
            .iter()
            .fold(0, |set, square| set | 1 << (u32::from(square.row()) * columns + u32::from(square.column())))
    }

    /// Returns the nontrivial symmetries. [`image`](Self::image) numbers them from 1.
    pub(super) fn symmetries(&self) -> &[Symmetry] {
        &self.symmetries
    }

    /// Returns the image of a set by the symmetry of this number; 0 is the identity.
    pub(super) fn image(&self, symmetry: usize, set: u64) -> u64 {
        let symmetry = symmetry.checked_sub(1).and_then(|number| self.symmetries.get(number));
        symmetry.map_or(set, |symmetry| symmetry.image(set))
    }

    /// Returns the set whose image is this one: the inverse of [`image`](Self::image).
    pub(super) fn preimage(&self, symmetry: usize, set: u64) -> u64 {
        // The two rotations by a quarter, 5 and 6, are inverse to each other, and all other symmetries to themselves.
        let inverse = match symmetry {
            5 => 6,
            6 => 5,
            other => other,
        };
        self.image(inverse, set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Objective;

    #[test]
    fn preimage_inverts_image() {
        for (columns, rows, symmetries) in [(3, 3, 7), (8, 8, 7), (5, 4, 3), (4, 7, 3)] {
            let board = Board::new(Rules::new(columns, rows, 3, Objective::Normal).unwrap()).unwrap();
            assert_eq!(board.symmetries().len(), symmetries);
            for symmetry in 0..=symmetries {
                for square in (0..columns * rows).map(|number| 1 << number) {
                    assert_eq!(board.preimage(symmetry, board.image(symmetry, square)), square, "{symmetry}");
                }
            }
        }
    }
}
