//! Zobrist keys: hash keys of positions (A. L. Zobrist, *A New Hashing Method with Application for Game Playing*,
//! 1970).
//!
//! Each mark on each square has a random 64-bit number. The key of a position is the exclusive or of the numbers of its
//! marks, so that a move updates the key with one operation, and taking the move back is the same operation. The side
//! to move and the side at the root of the search have numbers too.
//!
//! Two positions with the same key are taken for the same position. For a random pair, the probability is 2⁻⁶⁴.

use crate::engine::mixing::mix;
use crate::engine::{ByMark, Mark, Square};

static NUMBERS: ByMark<[u64; 256]> = ByMark { x: numbers(1), o: numbers(2) };

/// Steps the generator SplitMix64 (S. Vigna): returns the next number and the next state.
const fn split_mix(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    (mix(state), state)
}

#[expect(clippy::indexing_slicing, reason = "the loop ends with the array")]
const fn numbers(seed: u64) -> [u64; 256] {
    let mut numbers = [0; 256];
    let mut state = seed << 32;
    let mut index = 0;
    while index < numbers.len() {
        (numbers[index], state) = split_mix(state);
        index += 1;
    }
    numbers
}

#[expect(clippy::indexing_slicing, reason = "the array has 256 numbers")]
fn number(mark: Mark, index: u8) -> u64 {
    NUMBERS[mark][usize::from(index)]
}

/// The number of a mark on a square.
pub fn mark_key(mark: Mark, square: Square) -> u64 {
    number(mark, square.index())
}

/// The number of the side at the root. No square has this index.
pub fn root_key(mark: Mark) -> u64 {
    number(mark, 254)
}

/// The number of the side to move. No square has this index.
pub fn turn_key(mark: Mark) -> u64 {
    number(mark, 255)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// The first numbers of the reference implementation at <https://prng.di.unimi.it/splitmix64.c>.
    #[test]
    fn generator_is_split_mix_64() {
        let mut state = 1_234_567;
        let numbers = [(); 3].map(|()| {
            let (number, next) = split_mix(state);
            state = next;
            number
        });
        assert_eq!(numbers, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    #[test]
    fn numbers_are_distinct() {
        let all = Mark::ALL.into_iter().flat_map(|mark| (0..=255).map(move |index| number(mark, index)));
        assert_eq!(all.collect::<HashSet<_>>().len(), 512);
        assert!((254..=255).all(|index| Square::from_index(index).is_none()));
    }
}
