//! The board as a 64-bit set of squares, with its lines and symmetries.

use super::bits::indices;
use crate::board::{Square, Squares};
use crate::rules::Rules;
use crate::symmetry;

pub(super) use symmetry::MOST as MAX_SYMMETRIES;

/// A board of at most 64 squares. A square's index counts in reading order, as the bit in a set:
///
/// ```text
///   0  1  2  3  4
///   5  6  7  8  9     5 × 3: bit 5 is a2
///  10 11 12 13 14
/// ```
#[derive(Debug)]
pub(super) struct BitBoard {
    rules: Rules,
    pub(super) lines: Vec<u64>,
    /// For each square, its images by the rotations and reflections of the board. The first symmetry is the identity.
    images: Vec<[u64; MAX_SYMMETRIES]>,
}

impl BitBoard {
    /// Returns the board of these rules, or `None` if it has more than 64 squares.
    pub(super) fn new(rules: Rules) -> Option<Self> {
        let squares: Vec<Square> = rules.squares().iter().collect();
        if squares.len() > 64 {
            return None;
        }
        let images = squares.iter().map(|square| images(rules, *square)).collect();
        let mut board = Self { rules, lines: Vec::new(), images };
        board.lines = rules.lines().into_iter().map(|line| board.pack(line.squares())).collect();
        Some(board)
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

    pub(super) const fn symmetries(&self) -> usize {
        symmetry::count(self.rules)
    }

    /// Returns the images of a set by all symmetries.
    pub(super) fn images(&self, set: u64) -> [u64; MAX_SYMMETRIES] {
        let mut images = [0; MAX_SYMMETRIES];
        for of_square in indices(set).filter_map(|index| self.images.get(index)) {
            images.iter_mut().zip(of_square).for_each(|(image, of_square)| *image |= of_square);
        }
        images
    }

    /// Returns the image of a set by the symmetry of this number.
    pub(super) fn image(&self, symmetry: usize, set: u64) -> u64 {
        if symmetry == 0 {
            return set;
        }
        let of_squares = indices(set).filter_map(|index| self.images.get(index)?.get(symmetry));
        of_squares.fold(0, |image, of_square| image | of_square)
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

/// Returns the images of a square by all symmetries. On boards that are not square, each comes twice.
fn images(rules: Rules, square: Square) -> [u64; MAX_SYMMETRIES] {
    std::array::from_fn(|number| {
        let image = symmetry::image(rules, number % symmetry::count(rules), square).unwrap_or(square);
        1 << (image.row() * rules.columns() + image.column())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preimage_inverts_image() {
        for (board, symmetries) in [("3x3x3", 8), ("8x8x3", 8), ("5x4x3", 4), ("4x7x3", 4)] {
            let rules: Rules = board.parse().unwrap();
            let board = BitBoard::new(rules).unwrap();
            assert_eq!(board.symmetries(), symmetries);
            for symmetry in 0..symmetries {
                for square in (0..rules.squares().len()).map(|number| 1 << number) {
                    assert_eq!(board.preimage(symmetry, board.image(symmetry, square)), square, "{symmetry}");
                }
            }
        }
    }
}
