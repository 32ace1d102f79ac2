//! Sets of squares of the 3×3 board as 9 bits.

use crate::engine::Squares;

/// A set of squares of the 3×3 board in 9 adjacent bits, unlike [`Squares`] with 21 bits per row:
///
/// ```text
///      a   b   c
///  1   0   1   2
///  2   3   4   5
///  3   6   7   8
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bitboard(u16);

impl Bitboard {
    pub(super) const EMPTY: Self = Self(0);
    pub(super) const ALL: Self = Self(0b111_111_111);

    /// The bits of row 1, in this type and in [`Squares`].
    const ROW: u64 = 0b111;

    /// All lines. Constants, because computing them from the rules would delay the first reply.
    const LINES: [u16; 8] = [
        0b000_000_111,
        0b000_111_000,
        0b111_000_000,
        0b001_001_001,
        0b010_010_010,
        0b100_100_100,
        0b100_010_001,
        0b001_010_100,
    ];

    pub(super) const fn from_squares(squares: Squares) -> Self {
        let word = squares.first_word();
        Self((word & Self::ROW | (word >> 18) & (Self::ROW << 3) | (word >> 36) & (Self::ROW << 6)) as u16)
    }

    pub(super) fn to_squares(self) -> Squares {
        let bits = u64::from(self.0);
        Squares::from_first_word(bits & Self::ROW | (bits & (Self::ROW << 3)) << 18 | (bits & (Self::ROW << 6)) << 36)
    }

    pub(super) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub(super) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the squares outside the set.
    pub(super) const fn complement(self) -> Self {
        Self(Self::ALL.0 & !self.0)
    }

    pub(super) fn has_line(self) -> bool {
        Self::LINES.iter().any(|line| self.0 & line == *line)
    }

    /// Iterates over the squares, each as a set of its own.
    pub(super) fn each(self) -> impl Iterator<Item = Self> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let lowest = rest & rest.wrapping_neg();
            rest ^= lowest;
            (lowest != 0).then_some(Self(lowest))
        })
    }
}

/// The sum of the squares' weights for each of the 512 sets.
pub(super) struct SubsetSums([u16; 1 << 9]);

impl SubsetSums {
    pub(super) fn new(weights: [u16; 9]) -> Self {
        let mut sums = [0; 1 << 9];
        for (square, weight) in weights.into_iter().enumerate() {
            // The sets of all earlier squares, and the same sets with this square.
            if let Some((without, with)) = sums.split_at_mut_checked(1 << square) {
                for (with, without) in with.iter_mut().zip(without) {
                    *with = *without + weight;
                }
            }
        }
        Self(sums)
    }

    fn of(&self, squares: Bitboard) -> u16 {
        self.0.get(usize::from(squares.0)).copied().unwrap_or_default()
    }

    /// Returns the image of a set if the weight of each square is the bit of its image.
    pub(super) fn image(&self, squares: Bitboard) -> Bitboard {
        Bitboard(self.of(squares))
    }

    /// Returns the index of a position if the weights are powers of 3.
    pub(super) fn of_position(&self, x: Bitboard, o: Bitboard) -> usize {
        usize::from(self.of(x)) + 2 * usize::from(self.of(o))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Rules;

    #[test]
    fn bitboard_converts_to_squares_and_back() {
        let rules = Rules::TIC_TAC_TOE;
        assert_eq!(Bitboard::from_squares(rules.squares()), Bitboard::ALL);
        for set in (0..1 << 9).map(Bitboard) {
            let squares = set.to_squares();
            assert_eq!(Bitboard::from_squares(squares), set);
            assert!(squares.is_subset(rules.squares()));
            let each: Vec<_> = set.each().map(|one| one.to_squares().first()).collect();
            assert_eq!(each, squares.iter().map(Some).collect::<Vec<_>>());
            let has_line = rules.lines().iter().any(|line| line.squares().is_subset(squares));
            assert_eq!(set.has_line(), has_line, "{set:?}");
        }
    }

    #[test]
    fn subset_sums_add_weights() {
        let sums = SubsetSums::new([1, 10, 100, 1_000, 0, 0, 0, 0, 20_000]);
        assert_eq!(
            [Bitboard::EMPTY, Bitboard::ALL, Bitboard(0b100_000_101)].map(|set| sums.of(set)),
            [0, 21_111, 20_101]
        );
    }
}
