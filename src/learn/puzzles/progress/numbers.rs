//! A set of numbers of puzzles.

/// A set of numbers below 192: each is a bit of one of the words, the first of which holds 0 to 63.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Numbers(pub [u64; 3]);

impl Numbers {
    /// The first number that does not fit.
    pub const LIMIT: u32 = 3 * u64::BITS;

    /// Returns the index of the word of a number, and its bit there.
    const fn bit(number: u32) -> (usize, u64) {
        (number as usize / 64, 1 << (number % 64))
    }

    /// Whether a number is in the set.
    pub fn contains(self, number: u32) -> bool {
        let (word, bit) = Self::bit(number);
        self.0.get(word).is_some_and(|word| word & bit != 0)
    }

    /// Returns the set with or without a number. Larger numbers than the set can hold are ignored.
    #[must_use]
    pub fn set(mut self, number: u32, is_in: bool) -> Self {
        let (word, bit) = Self::bit(number);
        if let Some(word) = self.0.get_mut(word) {
            *word = if is_in { *word | bit } else { *word & !bit };
        }
        self
    }

    /// Returns the numbers of both sets.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        let [a, b, c] = self.0;
        let [d, e, f] = other.0;
        Self([a | d, b | e, c | f])
    }

    /// Returns the numbers that are not in another set.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        let [a, b, c] = self.0;
        let [d, e, f] = other.0;
        Self([a & !d, b & !e, c & !f])
    }

    /// Returns how many numbers are in the set.
    pub fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
}
