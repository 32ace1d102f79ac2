//! Sets of squares.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub};

use super::square::{LONGEST_SIDE, Square};

/// The number of words of a set.
const WORDS: usize = Square::INDICES.div_ceil(u64::BITS as usize);

/// A set of squares of a board of up to 20×20, one bit each.
///
/// The bit of a square is its [index](Square::index). A row has 21 bits, so that a board of up to 3 rows needs only the
/// first word:
///
/// ```text
///              a   b   c  …   t  (unused)
///   row 1      0   1   2     19   20
///   row 2     21  22  23     40   41
///   row 3     42  43  44     61   62     word 0: rows 1 to 3, and a4
///   …
///   row 20   399 400 401    418  419     word 6: from row 19 on
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Squares([u64; WORDS]);

/// All squares.
const ALL: Squares = Squares::rectangle(LONGEST_SIDE, LONGEST_SIDE);

/// Returns the word of a square and its bit there.
const fn word_and_bit(square: Square) -> (usize, u64) {
    (square.index() as usize / 64, 1 << (square.index() % 64))
}

impl Squares {
    /// The empty set.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// Returns the squares of the first `columns` columns and `rows` rows, at most 20 each.
    #[expect(clippy::indexing_slicing, reason = "the words hold all rows")]
    pub(crate) const fn rectangle(columns: u8, rows: u8) -> Self {
        let mut words = [0_u64; WORDS];
        let mut row = 0;
        while row < rows {
            let (bits, first) = ((1 << columns) - 1, row as usize * Square::STRIDE as usize);
            let (word, place) = (first / 64, first % 64);
            words[word] |= bits << place;
            // A row may end in the next word.
            if word + 1 < WORDS {
                words[word + 1] |= bits >> 1 >> (63 - place);
            }
            row += 1;
        }
        Self(words)
    }

    /// Adds a square.
    #[expect(clippy::indexing_slicing, reason = "each index has a word")]
    pub const fn insert(&mut self, square: Square) {
        let (word, bit) = word_and_bit(square);
        self.0[word] |= bit;
    }

    /// Inserts or removes a square.
    #[expect(clippy::indexing_slicing, reason = "each index has a word")]
    pub(crate) const fn set(&mut self, square: Square, is_in: bool) {
        let (word, bit) = word_and_bit(square);
        let word = &mut self.0[word];
        *word = if is_in { *word | bit } else { *word & !bit };
    }

    /// Returns the squares of this set and their neighbors in all eight directions, on the largest board.
    pub fn dilate(self) -> Self {
        // The unused bit at the end of each row keeps the rows apart.
        let row = (self | self.shifted::<1>()) & ALL;
        (row | row.shifted::<{ Square::STRIDE as u32 }>()) & ALL
    }

    /// Returns the bits moved by `BITS`, less than 64, in both directions.
    fn shifted<const BITS: u32>(self) -> Self {
        let (mut up, mut down) = (self.0, self.0);
        let mut carry = 0;
        for word in &mut up {
            (*word, carry) = (*word << BITS | carry, *word >> (64 - BITS));
        }
        carry = 0;
        for word in down.iter_mut().rev() {
            (*word, carry) = (*word >> BITS | carry, *word << (64 - BITS));
        }
        Self(up) | Self(down)
    }

    /// Returns the set with a square added.
    #[must_use]
    pub const fn with(mut self, square: Square) -> Self {
        self.insert(square);
        self
    }

    /// Whether the set contains a square.
    #[expect(clippy::indexing_slicing, reason = "each index has a word")]
    pub const fn contains(self, square: Square) -> bool {
        let (word, bit) = word_and_bit(square);
        self.0[word] & bit != 0
    }

    /// Returns the number of squares, at most 400.
    #[cfg_attr(feature = "small", inline(never))]
    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether the set is empty.
    #[cfg_attr(feature = "small", inline(never))]
    pub fn is_empty(self) -> bool {
        self.0 == [0; WORDS]
    }

    /// Whether the other set contains every square of this one.
    pub fn is_subset(self, other: Self) -> bool {
        (self - other).is_empty()
    }

    /// Returns the first square in reading order, or `None` if the set is empty.
    pub fn first(self) -> Option<Square> {
        let (bits, word) = self.0.iter().zip(0..).find(|(bits, _)| **bits != 0)?;
        Some(Square::at(word * 64 + bits.trailing_zeros() as u16))
    }

    /// Iterates over the squares in reading order: from the top left, row by row.
    pub const fn iter(self) -> Iter {
        Iter { words: self.0, word: 0 }
    }

    /// Returns the first word: the squares of the first 3 rows and a4, 21 bits per row.
    pub const fn first_word(self) -> u64 {
        let [word, ..] = self.0;
        word
    }
}

// WebAssembly is optimized for size. Set operations are not inlined there, because each is an operation on every word.

impl BitAnd for Squares {
    type Output = Self;

    #[cfg_attr(feature = "small", inline(never))]
    fn bitand(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= other);
        self
    }
}

impl BitAndAssign for Squares {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOr for Squares {
    type Output = Self;

    #[cfg_attr(feature = "small", inline(never))]
    fn bitor(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word |= other);
        self
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

    #[cfg_attr(feature = "small", inline(never))]
    fn sub(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= !other);
        self
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
pub struct Iter {
    /// The squares that are left.
    words: [u64; WORDS],
    /// The first word that may have squares.
    word: usize,
}

impl Iterator for Iter {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        while let Some(bits) = self.words.get_mut(self.word) {
            if *bits != 0 {
                let index = self.word as u32 * 64 + bits.trailing_zeros();
                // Clears the lowest bit.
                *bits &= *bits - 1;
                return Some(Square::at(index as u16));
            }
            self.word += 1;
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = Squares(self.words).len() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Iter {}
