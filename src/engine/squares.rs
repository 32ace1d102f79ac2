//! Sets of squares.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub};

use super::square::Square;

/// A set of squares of a board of up to 15×15, one bit each.
///
/// The bit of a square is its [index](Square::index). A row has 16 bits and a word 4 rows, so that a board of up to 4
/// rows needs only the first word:
///
/// ```text
///              a   b   c  …   o  (unused)
///   row 1      0   1   2     14   15
///   row 2     16  17  18     30   31     word 0: rows 1 to 4
///   row 3     32  33  34     46   47
///   …
///   row 15   224 225 226    238  239     word 3: rows 13 to 15
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Squares([u64; 4]);

/// All bits of a word but those of the sixteenth column, which no board has.
const COLUMNS: u64 = 0x7fff_7fff_7fff_7fff;

/// Returns the word of a square and its bit there.
const fn word_and_bit(square: Square) -> (usize, u64) {
    (square.index() as usize / 64, 1 << (square.index() % 64))
}

impl Squares {
    /// The empty set.
    pub const EMPTY: Self = Self([0; 4]);

    /// Returns the squares of the first `columns` columns and `rows` rows, at most 15 each.
    pub(super) const fn rectangle(columns: u8, rows: u8) -> Self {
        /// Returns the bits of the rows before `end` in the word whose first row is `first`.
        const fn rows_before(end: u8, first: u8) -> u64 {
            match end.saturating_sub(first) {
                0 => 0,
                rows @ 1..4 => (1 << (rows * Square::STRIDE)) - 1,
                4.. => u64::MAX,
            }
        }
        // The columns in each of the four rows of a word.
        let every_row = ((1_u64 << columns) - 1) * 0x0001_0001_0001_0001;
        Self([
            every_row & rows_before(rows, 0),
            every_row & rows_before(rows, 4),
            every_row & rows_before(rows, 8),
            every_row & rows_before(rows, 12),
        ])
    }

    /// Returns the set with this [first word](Self::first_word) and no other squares. Ignores unused bits.
    pub(super) const fn from_first_word(word: u64) -> Self {
        Self([word & COLUMNS, 0, 0, 0])
    }

    /// Adds a square.
    #[expect(clippy::indexing_slicing, reason = "a square's index is below 256, so its word is below 4")]
    pub const fn insert(&mut self, square: Square) {
        let (word, bit) = word_and_bit(square);
        self.0[word] |= bit;
    }

    /// Inserts or removes a square.
    #[expect(clippy::indexing_slicing, reason = "a square's index is below 256, so its word is below 4")]
    pub(super) const fn set(&mut self, square: Square, is_in: bool) {
        let (word, bit) = word_and_bit(square);
        let word = &mut self.0[word];
        *word = if is_in { *word | bit } else { *word & !bit };
    }

    /// Returns the squares of this set and their neighbors in all eight directions, on the largest board.
    pub(super) const fn dilate(self) -> Self {
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

    /// Returns the set with a square added.
    #[must_use]
    pub const fn with(mut self, square: Square) -> Self {
        self.insert(square);
        self
    }

    /// Whether the set contains a square.
    #[must_use]
    #[expect(clippy::indexing_slicing, reason = "a square's index is below 256, so its word is below 4")]
    pub const fn contains(self, square: Square) -> bool {
        let (word, bit) = word_and_bit(square);
        self.0[word] & bit != 0
    }

    /// Returns the number of squares, at most 225.
    #[must_use]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub const fn len(self) -> u32 {
        let [a, b, c, d] = self.0;
        a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()
    }

    /// Whether the set is empty.
    #[must_use]
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    pub const fn is_empty(self) -> bool {
        let [a, b, c, d] = self.0;
        a | b | c | d == 0
    }

    /// Whether the other set contains every square of this one.
    #[must_use]
    pub fn is_subset(self, other: Self) -> bool {
        (self - other).is_empty()
    }

    /// Returns the first square in reading order, or `None` if the set is empty.
    #[must_use]
    pub fn first(self) -> Option<Square> {
        self.iter().next()
    }

    /// Iterates over the squares in reading order: from the top left, row by row.
    #[must_use]
    pub const fn iter(self) -> Iter {
        Iter(self)
    }

    /// Returns the first word: the squares of the first 4 rows, 16 bits per row.
    #[must_use]
    pub const fn first_word(self) -> u64 {
        let [word, ..] = self.0;
        word
    }
}

// WebAssembly is optimized for size. Set operations are not inlined there, because each is four operations on words.

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

/// `one - other` is the set difference.
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

/// Writes the names in reading order: `{a1, b2}`.
impl fmt::Debug for Squares {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_set().entries(self.iter()).finish()
    }
}

/// Iterates over the squares of a set in reading order.
#[derive(Clone, Debug)]
pub struct Iter(Squares);

/// Clears the lowest set bit. The word must not be 0.
const fn without_lowest(bits: u64) -> u64 {
    bits & (bits - 1)
}

impl Iterator for Iter {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        self.nth(0)
    }

    /// Skips whole words, and single bits in the last word.
    fn nth(&mut self, mut skipped: usize) -> Option<Square> {
        for (word, bits) in self.0.0.iter_mut().enumerate() {
            let here = bits.count_ones() as usize;
            if skipped >= here {
                skipped -= here;
                *bits = 0;
                continue;
            }
            for _ in 0..skipped {
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
mod tests;
