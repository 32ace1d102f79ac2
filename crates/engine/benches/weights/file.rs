//! The file of the weights, as the engine reads it.

use engine::patterns::{Network, PatternWeights};

/// Returns the bytes of the file with these weights.
pub fn bytes(weights: &PatternWeights) -> Vec<u8> {
    let Network { inputs, biases, outputs, tempo } = &weights.network;
    let patterns = weights.patterns.iter().flat_map(|weights| [weights.attack, weights.defense]);
    let numbers = patterns.chain(inputs.iter().flatten().flatten().copied());
    let numbers = numbers.chain(*biases).chain(*outputs).chain([*tempo]);
    numbers.flat_map(i16::to_le_bytes).collect()
}
