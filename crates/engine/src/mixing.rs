//! Mixes the bits of numbers for hash keys.

/// Mixes the bits of a number: the finalizer of the generator SplitMix64 (Steele, Lea and Flood 2014). It is a
/// bijection.
pub(super) const fn mix(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mix_is_the_finalizer_of_split_mix_64() {
        const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;
        // The first numbers of <https://prng.di.unimi.it/splitmix64.c> with the state 1234567.
        let numbers = [1_u64, 2, 3].map(|number| mix(GOLDEN.wrapping_mul(number).wrapping_add(1_234_567)));
        assert_eq!(numbers, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }
}
