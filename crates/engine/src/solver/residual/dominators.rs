//! Domination between squares.
//!
//! Square *t* dominates square *s* if every line through *s* also runs through *t*. Then *t* is at least as good a move
//! as *s* for either side. A player who has taken *t* imagines to have taken *s*, and exchanges the two in all later
//! moves. The real position differs from the imagined one only in lines through *t* but not *s*, and there the player
//! is better off. If each dominates the other, the squares are *twins*.

use super::lines::ResidualLines;
use crate::solver::bits::indices;

/// The dominators of each square on some lines.
pub(crate) struct Dominators {
    /// For each square, the squares that are on all lines through it, itself included.
    of_square: [u64; 64],
    /// The squares that another square dominates; of twins, both.
    pub(crate) dominated: u64,
}

impl Dominators {
    pub(crate) const fn new() -> Self {
        Self { of_square: [0; 64], dominated: 0 }
    }

    /// Replaces the contents by the dominators on these lines. To return a new table would copy 512 bytes each time.
    pub(crate) fn find(&mut self, sides: &[&ResidualLines]) {
        self.of_square.fill(u64::MAX);
        let mut squares = 0;
        for line in sides.iter().flat_map(|lines| lines.as_slice()) {
            squares |= line;
            for index in indices(*line) {
                #[expect(clippy::indexing_slicing, reason = "the index is below 64")]
                let of_square = &mut self.of_square[index & 63];
                *of_square &= line;
            }
        }
        self.dominated = indices(squares).fold(0, |dominated, index| {
            let others = self.at_index(index) & !(1 << index);
            dominated | u64::from(others != 0) << index
        });
    }

    /// Returns the dominators of a square, itself included, by its index.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "the index is below 64")]
    pub(crate) const fn at_index(&self, index: usize) -> u64 {
        self.of_square[index & 63]
    }

    /// Returns the dominators of a square, itself included.
    #[inline]
    pub(crate) const fn at(&self, square: u64) -> u64 {
        self.at_index(square.trailing_zeros() as usize)
    }
}
