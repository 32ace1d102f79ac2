//! Mixes the bits of numbers for hash keys.

/// Mixes the bits of a number: the finalizer of the generator SplitMix64 (Steele, Lea and Flood 2014). It is a
/// bijection.
pub(super) const fn mix(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
