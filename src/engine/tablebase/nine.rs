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

/// The bits of each line. They are written down because to ask the rules would make the first reply of a visit later.
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

impl Nine {
    /// No square at all.
    pub(super) const EMPTY: Self = Self(0);

    /// All nine squares.
    pub(super) const ALL: Self = Self(0b111_111_111);

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

    /// The set as a number below 512.
    pub(super) const fn bits(self) -> u16 {
        self.0
    }

    /// The set with these bits, of which the lowest nine count.
    pub(super) const fn from_bits(bits: u16) -> Self {
        Self(bits & Self::ALL.0)
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

    /// Whether there is a line among the squares.
    pub(super) fn has_line(self) -> bool {
        LINES.iter().any(|line| self.0 & line == *line)
    }

    /// The squares one by one, each as a set of its own, in reading order.
    pub(super) fn each(self) -> impl Iterator<Item = Self> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            // A number and its negative share their lowest bit alone.
            let lowest = rest.isolate_lowest_one();
            rest ^= lowest;
            (lowest != 0).then_some(Self(lowest))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Rules;

    fn all_sets() -> impl Iterator<Item = Nine> {
        (0..1 << 9).map(Nine::from_bits)
    }

    #[test]
    fn every_set_is_the_same_in_both_layouts() {
        assert_eq!(Nine::from_squares(Rules::TIC_TAC_TOE.squares()), Nine::ALL);
        for set in all_sets() {
            let squares = set.to_squares();
            assert_eq!(Nine::from_squares(squares), set);
            assert!(squares.is_subset(Rules::TIC_TAC_TOE.squares()));
            let one_by_one: Vec<_> = set.each().map(|one| one.to_squares().first()).collect();
            assert_eq!(one_by_one, squares.iter().map(Some).collect::<Vec<_>>());
        }
    }

    #[test]
    fn the_lines_are_those_of_the_rules() {
        for set in all_sets() {
            let has_line = Rules::TIC_TAC_TOE.lines().iter().any(|line| line.squares().is_subset(set.to_squares()));
            assert_eq!(set.has_line(), has_line, "{set:?}");
        }
    }
}
