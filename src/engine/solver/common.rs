//! Squares that lie on the same lines as others.

use super::lines::{Lines, numbers};

/// For each square that some line needs, the squares that all lines through it need.
pub(super) struct InCommon {
    of_square: [u64; 64],
    /// The squares for which these are more than the square itself.
    pub(super) accompanied: u64,
}

impl InCommon {
    pub(super) const fn new() -> Self {
        Self { of_square: [0; 64], accompanied: 0 }
    }

    /// Looks at these lines, and at no others. This does not return a new one, since moving it is a good part of the work.
    pub(super) fn find(&mut self, lines: &[&Lines]) {
        self.of_square.fill(u64::MAX);
        let mut squares = 0;
        for need in lines.iter().flat_map(|lines| lines.as_slice()) {
            squares |= need;
            for number in numbers(*need) {
                #[expect(clippy::indexing_slicing, reason = "the number is less than 64")]
                let of_square = &mut self.of_square[number & 63];
                *of_square &= need;
            }
        }
        self.accompanied = numbers(squares).fold(0, |accompanied, number| {
            let others = self.at_number(number) & !(1 << number);
            accompanied | u64::from(others != 0) << number
        });
    }

    /// Those of a square, itself included, by its number.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "the number is less than 64")]
    pub(super) const fn at_number(&self, number: usize) -> u64 {
        self.of_square[number & 63]
    }

    /// Those of a square, itself included.
    #[inline]
    pub(super) const fn at(&self, square: u64) -> u64 {
        self.at_number(square.trailing_zeros() as usize)
    }
}
