//! Sets of squares of the 3 × 3 board in nine bits.

use crate::engine::squares::Squares;

/// A set of squares of the 3 × 3 board, a bit each, in reading order:
///
/// ```text
///      a   b   c
///  1   0   1   2
///  2   3   4   5
///  3   6   7   8
/// ```
///
/// [`Squares`] leaves sixteen bits for a row, whatever the board. Here the rows follow one another directly, so that a
/// set is a small number that a table can be indexed with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Nine(u16);

/// The bits of row 1 in both layouts.
const ROW: u64 = 0b111;

impl Nine {
    /// No square at all.
    pub(super) const EMPTY: Self = Self(0);

    /// All nine squares.
    pub(super) const ALL: Self = Self(0b111_111_111);

    /// How many sets there are.
    pub(super) const SETS: usize = 1 << 9;

    /// The squares of the 3 × 3 board that are in this set.
    pub(super) const fn from_squares(squares: Squares) -> Self {
        let word = squares.first_word();
        Self((word & ROW | (word >> 13) & (ROW << 3) | (word >> 26) & (ROW << 6)) as u16)
    }

    /// The same set with sixteen bits for a row.
    pub(super) fn to_squares(self) -> Squares {
        let bits = u64::from(self.0);
        Squares::from_first_word(bits & ROW | (bits & (ROW << 3)) << 13 | (bits & (ROW << 6)) << 26)
    }

    /// The set as a number below 512, which grows with every square that is put in.
    pub(super) fn number(self) -> usize {
        usize::from(self.0)
    }

    /// How many squares there are.
    pub(super) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The squares of either set.
    pub(super) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The squares of this set that are not in the other.
    pub(super) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Every set that is a part of this one, the empty set and the whole included.
    pub(super) fn subsets(self) -> impl Iterator<Item = Self> {
        // Counting down while only the bits of this set are kept passes through each of its parts once.
        std::iter::successors(Some(self.0), move |part| part.checked_sub(1).map(|less| less & self.0)).map(Self)
    }

    /// The squares one by one, each as a set of its own, in reading order.
    pub(super) fn each(self) -> impl Iterator<Item = Self> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            // A number and its negative share their lowest bit alone.
            let lowest = rest & rest.wrapping_neg();
            rest ^= lowest;
            (lowest != 0).then_some(Self(lowest))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Rules;

    #[test]
    fn every_set_is_the_same_in_both_layouts() {
        assert_eq!(Nine::from_squares(Rules::TIC_TAC_TOE.squares()), Nine::ALL);
        for set in Nine::ALL.subsets() {
            let squares = set.to_squares();
            assert_eq!(Nine::from_squares(squares), set);
            assert!(squares.is_subset(Rules::TIC_TAC_TOE.squares()));
            let one_by_one: Vec<_> = set.each().map(|one| one.to_squares().first()).collect();
            assert_eq!(one_by_one, squares.iter().map(Some).collect::<Vec<_>>());
        }
    }

    #[test]
    fn the_parts_of_a_set_are_all_found_once() {
        for set in Nine::ALL.subsets() {
            let parts: Vec<usize> = set.subsets().map(Nine::number).collect();
            assert_eq!(parts.len(), 1 << set.len());
            assert!(parts.windows(2).all(|pair| pair[0] > pair[1]));
            assert!(set.subsets().all(|part| part.without(set) == Nine::EMPTY));
        }
    }
}
