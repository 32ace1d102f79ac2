//! Telling positions apart in 128 bits.

use super::lines::Lines;

/// Moves after which positions are still looked up with their mirror images. Later, these hardly ever occur.
pub(super) const MIRRORED_MOVES: u32 = 5;

/// What tells the defender's lines from the attacker's.
pub(super) const DEFENCE: u64 = 0x5851_f42d_4c95_7f2d;

/// A fingerprint of a set of lines, in which lines can be added and taken away.
///
/// Two different sets have the same one with a chance of about 2⁻¹²⁸.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Fingerprint {
    low: u64,
    high: u64,
}

/// The fingerprints of the images of a position by the symmetries, the position itself first.
pub(super) type Images = [Fingerprint; 8];

impl Fingerprint {
    /// That of lines after a turn. It differs with the salt.
    #[inline]
    pub(super) fn of(lines: &Lines, salt: u64, turn: impl Fn(u64) -> u64) -> Self {
        let mut print = Self::default();
        for need in lines.as_slice() {
            print.add(turn(*need) ^ salt);
        }
        print
    }

    /// That of two sets together.
    pub(super) const fn and(self, other: Self) -> Self {
        Self { low: self.low.wrapping_add(other.low), high: self.high.wrapping_add(other.high) }
    }

    #[inline]
    pub(super) const fn add(&mut self, need: u64) {
        let mixed = mix(need);
        self.low = self.low.wrapping_add(mixed);
        self.high = self.high.wrapping_add(mix_again(mixed));
    }

    #[inline]
    pub(super) const fn remove(&mut self, need: u64) {
        let mixed = mix(need);
        self.low = self.low.wrapping_sub(mixed);
        self.high = self.high.wrapping_sub(mix_again(mixed));
    }

    /// As a key, with a number that belongs to it.
    #[inline]
    pub(super) fn key(self, number: u64) -> u128 {
        u128::from(self.high) << 64 | u128::from(self.low ^ number)
    }
}

/// Mixes a mixed number again. Without the last shift, the sum of the results would be a multiple of the sum of
/// `mixed ^ (mixed >> 32)`, of which the sum of the mixed numbers gives away half of the bits.
const fn mix_again(mixed: u64) -> u64 {
    let number = (mixed ^ (mixed >> 32)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    number ^ (number >> 32)
}

/// Mixes the bits of a number (the finaliser of `SplitMix64` by Steele, Lea and Flood).
pub(super) const fn mix(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The finalizer of the generator makes its numbers of the multiples of this.
    const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

    #[test]
    fn mixing_is_that_of_split_mix_64() {
        // The first numbers of <https://prng.di.unimi.it/splitmix64.c> with the state 1234567.
        let numbers = [1_u64, 2, 3].map(|number| mix(GOLDEN.wrapping_mul(number).wrapping_add(1_234_567)));
        assert_eq!(numbers, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
        let multiples = [0, GOLDEN, (1_u64 << 32 | 1).wrapping_mul(GOLDEN)].map(|number| number ^ (number >> 32));
        assert_eq!([0, 1, 1 << 32].map(mix_again), multiples);
    }

    #[test]
    fn low_half_tells_nothing_about_the_high_half() {
        // The number whose product with GOLDEN is 1.
        let mut inverse = GOLDEN;
        for _ in 0..5 {
            inverse = inverse.wrapping_mul(2_u64.wrapping_sub(GOLDEN.wrapping_mul(inverse)));
        }
        assert_eq!(GOLDEN.wrapping_mul(inverse), 1);
        let near = (0..1_000_u64).filter(|set| {
            let needs = (0..8).map(|line| set << 8 | line);
            let Fingerprint { low, high } = Fingerprint::of(&needs.collect(), 0, |need| need);
            // Where a sum tells the other, these differ by no more than the number of lines.
            let difference = (high.wrapping_mul(inverse) >> 32) as u32;
            difference.wrapping_sub((low >> 32) as u32).cast_signed().unsigned_abs() <= 8
        });
        assert_eq!(near.count(), 0);
    }

    #[test]
    fn fingerprint_is_that_of_a_set() {
        let lines = |needs: &[u64]| Fingerprint::of(&needs.iter().copied().collect(), 7, |need| need << 1);
        assert_eq!(lines(&[3, 5, 9]), lines(&[9, 3, 5]));
        assert_eq!(lines(&[3, 5]).and(lines(&[9])), lines(&[3, 5, 9]));
        assert_ne!(lines(&[3]), lines(&[5]));
        let mut changed = lines(&[3, 5]);
        changed.remove(3 << 1 ^ 7);
        changed.add(9 << 1 ^ 7);
        assert_eq!(changed, lines(&[5, 9]));
        let mut single = Fingerprint::default();
        single.add(11);
        assert_eq!(single.key(6), u128::from(mix_again(mix(11))) << 64 | u128::from(mix(11) ^ 6));
    }
}
