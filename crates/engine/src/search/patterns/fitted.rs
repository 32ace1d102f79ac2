//! The weights that `cargo xtask weights` has fitted: `fitted.bin`.
//!
//! The file is read when the crate is compiled, which fails if its length is wrong. It consists of numbers of 16 bits in two's
//! complement, the lower byte first:
//!
//! | count | numbers |
//! |---|---|
//! | 330 · 2 | attack and defense weight of each pattern |
//! | 2 · 34 · 8 | input weights of the network, by side, group and neuron |
//! | 8 | biases |
//! | 8 | output weights |
//! | 1 | tempo |

use std::borrow::Cow;

use super::group::GROUPS;
use super::network::{HIDDEN, Network};
use super::weight::Weights;
use super::weights::{PATTERNS, PatternWeights};

/// The places of the first numbers of each kind.
const INPUTS: usize = 2 * PATTERNS;
const BIASES: usize = INPUTS + 2 * GROUPS * HIDDEN;
const OUTPUTS: usize = BIASES + HIDDEN;
const TEMPO: usize = OUTPUTS + HIDDEN;

/// The file.
const BYTES: &[u8; 2 * (TEMPO + 1)] = include_bytes!("fitted.bin");

/// Returns the numbers from a place of the file on.
#[expect(clippy::indexing_slicing, reason = "runs only in the compiler, which checks the places")]
const fn numbers<const COUNT: usize>(first: usize) -> [i16; COUNT] {
    let mut numbers = [0; COUNT];
    let mut index = 0;
    while index < COUNT {
        let byte = 2 * (first + index);
        numbers[index] = i16::from_le_bytes([BYTES[byte], BYTES[byte + 1]]);
        index += 1;
    }
    numbers
}

/// The weights of each pattern, by its number.
#[expect(clippy::indexing_slicing, reason = "runs only in the compiler, which checks the places")]
static WEIGHTS: [Weights; PATTERNS] = {
    let mut weights = [Weights { attack: 0, defense: 0 }; PATTERNS];
    let mut pattern = 0;
    while pattern < PATTERNS {
        let [attack, defense] = numbers(2 * pattern);
        weights[pattern] = Weights { attack, defense };
        pattern += 1;
    }
    weights
};

/// The static evaluation.
#[expect(clippy::indexing_slicing, reason = "runs only in the compiler, which checks the places")]
static NETWORK: Network = {
    let mut inputs = [[[0; HIDDEN]; GROUPS]; 2];
    let mut row = 0;
    while row < 2 * GROUPS {
        inputs[row / GROUPS][row % GROUPS] = numbers(INPUTS + row * HIDDEN);
        row += 1;
    }
    let [tempo] = numbers(TEMPO);
    Network { inputs, biases: numbers(BIASES), outputs: numbers(OUTPUTS), tempo }
};

impl PatternWeights {
    /// The weights that `cargo xtask weights` has fitted.
    pub const FITTED: Self = Self { patterns: Cow::Borrowed(&WEIGHTS), network: Cow::Borrowed(&NETWORK) };

    /// Returns the bytes of a file with these weights.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let Network { inputs, biases, outputs, tempo } = self.network.as_ref();
        let patterns = self.patterns.iter().flat_map(|weights| [weights.attack, weights.defense]);
        let numbers = patterns.chain(inputs.iter().flatten().flatten().copied());
        let numbers = numbers.chain(*biases).chain(*outputs).chain([*tempo]);
        numbers.flat_map(i16::to_le_bytes).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_is_written_as_it_is_read() {
        assert_eq!(PatternWeights::FITTED.to_bytes(), BYTES);
    }
}
