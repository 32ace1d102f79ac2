//! The weights that the benchmark `weights` has fitted: `fitted.bin`.
//!
//! The file consists of numbers of 16 bits in two's complement, the lower byte first:
//!
//! | count | numbers |
//! |---|---|
//! | 330 · 2 | attack and defense weight of each pattern |
//! | 2 · 34 · 8 | input weights of the network, by side, group and neuron |
//! | 8 | biases |
//! | 8 | output weights |
//! | 1 | tempo |

use std::array::from_fn;
use std::sync::LazyLock;

use super::group::GROUPS;
use super::network::{HIDDEN, Network};
use super::weights::{PATTERNS, PatternWeights, Weights};

const NUMBERS: usize = 2 * PATTERNS + 2 * GROUPS * HIDDEN + HIDDEN + HIDDEN + 1;

/// The file. A wrong length is an error of the compiler.
const BYTES: &[u8; 2 * NUMBERS] = include_bytes!("fitted.bin");

static FITTED: LazyLock<PatternWeights> = LazyLock::new(|| PatternWeights::from_bytes(BYTES));

impl PatternWeights {
    /// Returns the weights that the benchmark `weights` has fitted.
    pub fn fitted() -> &'static Self {
        &FITTED
    }

    fn from_bytes(bytes: &[u8; 2 * NUMBERS]) -> Self {
        let (pairs, _) = bytes.as_chunks();
        let mut numbers = pairs.iter().map(|pair| i16::from_le_bytes(*pair));
        let mut next = || numbers.next().unwrap_or_default();
        Self {
            patterns: (0..PATTERNS).map(|_| Weights { attack: next(), defense: next() }).collect(),
            network: Network {
                inputs: from_fn(|_| from_fn(|_| from_fn(|_| next()))),
                biases: from_fn(|_| next()),
                outputs: from_fn(|_| next()),
                tempo: next(),
            },
        }
    }
}
