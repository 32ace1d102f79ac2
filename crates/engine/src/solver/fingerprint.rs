//! Fingerprints: 128-bit hashes of sets of residual lines.
//!
//! A fingerprint is the sum of a mixed number for each line (additive hashing, `AdHash`, Bellare and Micciancio 1997).
//! So the order of the lines does not matter, and a line can be added or removed without a look at the others. Two
//! different sets have the same fingerprint with a probability of about 2⁻¹²⁸, which the solver accepts.

use super::residual::lines::ResidualLines;
use crate::mixing::mix;

/// Distinguishes the lines of the defender, or of the side that does not move, from those of the other.
pub(super) const DEFENSE_SALT: u64 = 0x5851_f42d_4c95_7f2d;

/// The fingerprint of a set of lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Fingerprint {
    low: u64,
    high: u64,
}

impl Fingerprint {
    /// Returns the fingerprint of an image of lines, different for each salt.
    #[inline]
    pub(super) fn of(lines: &ResidualLines, salt: u64, image: impl Fn(u64) -> u64) -> Self {
        let mut print = Self::default();
        for line in lines.as_slice() {
            print.add(image(*line) ^ salt);
        }
        print
    }

    /// Returns the fingerprint of the union of two disjoint sets.
    pub(super) const fn and(self, other: Self) -> Self {
        Self { low: self.low.wrapping_add(other.low), high: self.high.wrapping_add(other.high) }
    }

    #[inline]
    pub(super) const fn add(&mut self, line: u64) {
        self.add_mixed(mix(line));
    }

    /// Adds a line by its [mixed](mix) number.
    #[inline]
    pub(super) const fn add_mixed(&mut self, mixed: u64) {
        self.low = self.low.wrapping_add(mixed);
        self.high = self.high.wrapping_add(mix_again(mixed));
    }

    #[inline]
    pub(super) const fn remove(&mut self, line: u64) {
        let mixed = mix(line);
        self.low = self.low.wrapping_sub(mixed);
        self.high = self.high.wrapping_sub(mix_again(mixed));
    }

    /// Returns a table key that also depends on a number, such as the side to move.
    #[inline]
    pub(super) fn key(self, number: u64) -> u128 {
        u128::from(self.high) << 64 | u128::from(self.low ^ number)
    }
}

/// Mixes a mixed number again, for the upper half of the fingerprint.
///
/// The last shift makes the halves independent. Without it, the upper half would be a multiple of the sum of `mixed ^
/// (mixed >> 32)`. The lower half, the sum of `mixed`, would give away half of the bits of that sum.
const fn mix_again(mixed: u64) -> u64 {
    let number = (mixed ^ (mixed >> 32)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    number ^ (number >> 32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn low_half_tells_nothing_about_the_high_half() {
        const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;
        // The number whose product with GOLDEN is 1.
        let mut inverse = GOLDEN;
        for _ in 0..5 {
            inverse = inverse.wrapping_mul(2_u64.wrapping_sub(GOLDEN.wrapping_mul(inverse)));
        }
        assert_eq!(GOLDEN.wrapping_mul(inverse), 1);
        let near = (0..1_000_u64).filter(|set| {
            let lines = (0..8).map(|line| set << 8 | line);
            let Fingerprint { low, high } = Fingerprint::of(&lines.collect(), 0, |line| line);
            // If one sum determines the other, these differ by no more than the number of lines.
            let difference = (high.wrapping_mul(inverse) >> 32) as u32;
            difference.wrapping_sub((low >> 32) as u32).cast_signed().unsigned_abs() <= 8
        });
        assert_eq!(near.count(), 0);
    }
}
