//! A set of squares.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub};

use super::square::Square;

/// A set of squares of a board of up to 15 × 15, one bit each.
///
/// The bit of a square is its [index](Square::index). Sixteen bits make a row and four rows a word, so that any board
/// of up to four rows lives in the first word alone:
///
/// ```text
///              a   b   c  …   o  (never)
///   row 1      0   1   2     14   15
///   row 2     16  17  18     30   31     word 0: rows 1 to 4
///   row 3     32  33  34     46   47
///   …
///   row 15   224 225 226    238  239     word 3: rows 13 to 15
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Squares([u64; 4]);

/// The word of a square's bit, and its place there.
const fn place(square: Square) -> (usize, u64) {
    (square.index() as usize / 64, 1 << (square.index() % 64))
}

impl Squares {
    /// No square at all.
    pub const EMPTY: Self = Self([0; 4]);

    /// The squares of the first `columns` columns and `rows` rows, of which there are at most fifteen.
    pub(super) const fn rectangle(columns: u8, rows: u8) -> Self {
        /// The lowest bits of the word whose first row is `first`, as many as belong to rows before `end`.
        const fn rows_before(end: u8, first: u8) -> u64 {
            match end.saturating_sub(first) {
                0 => 0,
                rows @ 1..4 => (1 << (rows * Square::STRIDE)) - 1,
                4.. => u64::MAX,
            }
        }
        // The bits of one row, repeated in each of a word's four rows.
        let every_row = ((1_u64 << columns) - 1) * 0x0001_0001_0001_0001;
        Self([
            every_row & rows_before(rows, 0),
            every_row & rows_before(rows, 4),
            every_row & rows_before(rows, 8),
            every_row & rows_before(rows, 12),
        ])
    }

    /// The squares of the first four rows whose bits are set in the [first word](Self::first_word).
    pub(super) const fn from_first_word(word: u64) -> Self {
        // The sixteenth column does not exist.
        Self([word & 0x7fff_7fff_7fff_7fff, 0, 0, 0])
    }

    /// Adds a square.
    #[expect(clippy::indexing_slicing, reason = "a square's index is below 256, so its word is below 4")]
    pub const fn insert(&mut self, square: Square) {
        let (word, bit) = place(square);
        self.0[word] |= bit;
    }

    /// Inserts or removes a square.
    #[expect(clippy::indexing_slicing, reason = "a square's index is below 256, so its word is below 4")]
    pub(super) const fn set(&mut self, square: Square, is_in: bool) {
        let (word, bit) = place(square);
        let word = &mut self.0[word];
        *word = if is_in { *word | bit } else { *word & !bit };
    }

    /// Returns the squares of this set and their neighbors in all eight directions, on the largest board.
    pub(super) const fn dilate(self) -> Self {
        /// All bits of a word but those of the sixteenth column, which no board has.
        const COLUMNS: u64 = 0x7fff_7fff_7fff_7fff;
        let [a, b, c, d] = self.0;
        let [a, b, c, d] = [a | a << 1 | a >> 1, b | b << 1 | b >> 1, c | c << 1 | c >> 1, d | d << 1 | d >> 1];
        // A row has 16 bits, a quarter of a word. The last quarter of the last word would be a sixteenth row.
        Self([
            (a | a << 16 | a >> 16 | b << 48) & COLUMNS,
            (b | b << 16 | b >> 16 | a >> 48 | c << 48) & COLUMNS,
            (c | c << 16 | c >> 16 | b >> 48 | d << 48) & COLUMNS,
            (d | d << 16 | d >> 16 | c >> 48) & (COLUMNS >> 16),
        ])
    }

    /// The set with this square in it as well.
    #[must_use]
    pub const fn with(mut self, square: Square) -> Self {
        self.insert(square);
        self
    }

    /// Whether a square is in the set.
    #[must_use]
    #[expect(clippy::indexing_slicing, reason = "a square's index is below 256, so its word is below 4")]
    pub const fn contains(self, square: Square) -> bool {
        let (word, bit) = place(square);
        self.0[word] & bit != 0
    }

    /// How many squares there are, at most 225.
    #[must_use]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub const fn len(self) -> u32 {
        let [a, b, c, d] = self.0;
        a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()
    }

    /// Whether there is no square in the set.
    #[must_use]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub const fn is_empty(self) -> bool {
        let [a, b, c, d] = self.0;
        a | b | c | d == 0
    }

    /// Whether every square of this set is in the other.
    #[must_use]
    pub fn is_subset(self, other: Self) -> bool {
        (self - other).is_empty()
    }

    /// The first square in reading order, if there is one.
    #[must_use]
    pub fn first(self) -> Option<Square> {
        self.iter().next()
    }

    /// The squares in reading order: from the top left, row by row.
    #[must_use]
    pub const fn iter(self) -> Iter {
        Iter(self)
    }

    /// The first word: the squares of the first four rows, sixteen bits a row.
    #[must_use]
    pub const fn first_word(self) -> u64 {
        let [word, ..] = self.0;
        word
    }
}

// In WebAssembly, where size is what counts, the operations on two sets are calls: written out at each of their many
// places, four words at a time, they would be a good part of the download.

impl BitAnd for Squares {
    type Output = Self;

    #[cfg_attr(target_arch = "wasm32", inline(never))]
    fn bitand(self, other: Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a & e, b & f, c & g, d & h])
    }
}

impl BitAndAssign for Squares {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOr for Squares {
    type Output = Self;

    #[cfg_attr(target_arch = "wasm32", inline(never))]
    fn bitor(self, other: Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a | e, b | f, c | g, d | h])
    }
}

impl BitOrAssign for Squares {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

/// The squares of the first set that are not in the second.
impl Sub for Squares {
    type Output = Self;

    #[cfg_attr(target_arch = "wasm32", inline(never))]
    fn sub(self, other: Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a & !e, b & !f, c & !g, d & !h])
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl From<Square> for Squares {
    fn from(square: Square) -> Self {
        Self::EMPTY.with(square)
    }
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

/// Writes the squares' names in reading order: `{a1, b2}`.
impl fmt::Debug for Squares {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_set().entries(self.iter()).finish()
    }
}

/// The squares of a set in reading order.
#[derive(Clone, Debug)]
pub struct Iter(Squares);

/// The word without its lowest bit that is set, of which there has to be one.
const fn without_lowest(bits: u64) -> u64 {
    bits & (bits - 1)
}

impl Iterator for Iter {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        self.nth(0)
    }

    /// Passes over whole words, and in the last of them over one bit after the other.
    fn nth(&mut self, mut passed_over: usize) -> Option<Square> {
        for (word, bits) in self.0.0.iter_mut().enumerate() {
            let here = bits.count_ones() as usize;
            if passed_over >= here {
                passed_over -= here;
                *bits = 0;
                continue;
            }
            for _ in 0..passed_over {
                *bits = without_lowest(*bits);
            }
            let index = word * 64 + bits.trailing_zeros() as usize;
            *bits = without_lowest(*bits);
            return Square::from_index(u8::try_from(index).ok()?);
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Iter {}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use fastrand::Rng;

    use super::*;

    fn any_squares(random: &mut Rng) -> Vec<Square> {
        // Some squares more than once.
        (0..random.usize(0..300)).filter_map(|_| Square::new(random.u8(0..15), random.u8(0..15))).collect()
    }

    #[test]
    fn squares_behave_like_a_set() {
        let random = &mut Rng::with_seed(1);
        for _ in 0..200 {
            let (one, other) = (any_squares(random), any_squares(random));
            let [a, b] = [&one, &other].map(|squares| squares.iter().copied().collect::<Squares>());
            let model = |squares: &[Square]| squares.iter().map(|square| square.index()).collect::<BTreeSet<u8>>();
            let (one, other) = (model(&one), model(&other));
            let model = |squares: Squares| model(&squares.iter().collect::<Vec<_>>());
            assert_eq!((a.len() as usize, a.is_empty()), (one.len(), one.is_empty()));
            assert_eq!(model(a & b), &one & &other);
            assert_eq!(model(a | b), &one | &other);
            assert_eq!(model(a - b), &one - &other);
            assert_eq!((a.is_subset(b), (a & b).is_subset(b)), (one.is_subset(&other), true));
            let (mut intersection, mut union) = (a, a);
            intersection &= b;
            union |= b;
            assert_eq!((intersection, union), (a & b, a | b));
            assert_eq!(a.first().map(Square::index), one.first().copied());
            for place in 0..=one.len() {
                let mut rest = a.iter();
                assert_eq!(rest.nth(place).map(Square::index), one.iter().nth(place).copied());
                let left = one.len().saturating_sub(place + 1);
                assert_eq!((rest.len(), rest.count()), (left, left));
            }
        }
    }

    #[test]
    fn rectangle_holds_its_rows_and_columns() {
        for (columns, rows) in (0..=15).flat_map(|columns| (0..=15).map(move |rows| (columns, rows))) {
            let expected = (0..columns).flat_map(|column| (0..rows).filter_map(move |row| Square::new(column, row)));
            assert_eq!(Squares::rectangle(columns, rows), expected.collect(), "{columns} x {rows}");
        }
    }

    #[test]
    fn first_word_holds_the_first_four_rows() {
        let squares = Squares::rectangle(15, 15);
        assert_eq!(Squares::from_first_word(u64::MAX), Squares::rectangle(15, 4));
        assert_eq!(Squares::from_first_word(squares.first_word()), Squares::rectangle(15, 4));
    }

    #[test]
    fn every_square_can_be_put_in_and_comes_out_in_reading_order() {
        let all: Vec<Square> =
            (0..15).flat_map(|row| (0..15).filter_map(move |column| Square::new(column, row))).collect();
        assert_eq!(all.len(), 225);
        let set: Squares = all.iter().rev().copied().collect();
        assert_eq!(set.len(), 225);
        assert_eq!(set.iter().collect::<Vec<_>>(), all);
        for square in all {
            assert!(set.contains(square) && !Squares::EMPTY.contains(square));
            assert_eq!(Squares::from(square).first(), Some(square));
            assert_eq!((set - square.into()).len(), 224);
            assert_eq!(Square::from_index(square.index()), Some(square));
        }
    }

    #[test]
    fn set_inserts_and_removes_a_square() {
        for square in Squares::rectangle(15, 15) {
            for mut squares in [Squares::EMPTY, Squares::rectangle(15, 15)] {
                for is_in in [true, true, false, false] {
                    let others = squares - square.into();
                    squares.set(square, is_in);
                    assert_eq!((squares.contains(square), squares - square.into()), (is_in, others));
                }
            }
        }
    }

    #[test]
    fn dilate_adds_exactly_the_neighbors() {
        let all = Squares::rectangle(15, 15);
        for square in all {
            let is_near = |other: &Square| {
                square.column().abs_diff(other.column()) <= 1 && square.row().abs_diff(other.row()) <= 1
            };
            assert_eq!(Squares::from(square).dilate(), all.iter().filter(is_near).collect(), "{square}");
        }
    }

    #[test]
    fn dilate_distributes_over_union() {
        let all = Squares::rectangle(15, 15);
        for one in all.iter().map(Squares::from) {
            for other in all.iter().map(Squares::from) {
                assert_eq!((one | other).dilate(), one.dilate() | other.dilate());
            }
        }
    }
}
