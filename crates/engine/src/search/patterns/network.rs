//! The static evaluation: a neural network with one hidden layer.
//!
//! Its inputs are the numbers of free squares of each [group](super::group) for the side to move and for the other
//! side. So it knows, as a sum over squares could not, that a second threat decides and a tenth adds nothing, and that
//! the same threats are worth more if the other side has none.
//!
//! ```text
//!   hidden neuron = bias + Σ input weight · number of squares, limited to 0 … FULL
//!   evaluation    = tempo + Σ output weight · hidden neuron / UNIT
//! ```

use super::group::GROUPS;

/// The number of hidden neurons.
pub const HIDDEN: usize = 8;

/// The unit of hidden neurons, their biases and input weights.
pub const UNIT: i32 = 128;

/// The limit of a hidden neuron.
pub const FULL: i32 = 4 * UNIT;

/// The greatest number of squares that counts.
pub const MAX_COUNT: i32 = 15;

/// The number of squares of each group.
pub type Counts = [i16; GROUPS];

/// The weights of the network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    /// The input weights of each group, for the side to move and for the other side. Those of group 0 do not count.
    pub inputs: [[[i16; HIDDEN]; GROUPS]; 2],
    /// The biases.
    pub biases: [i16; HIDDEN],
    /// The output weights in the unit of estimates.
    pub outputs: [i16; HIDDEN],
    /// The evaluation without any hidden neuron, in the unit of estimates.
    pub tempo: i16,
}

impl Network {
    /// Returns the evaluation for the side to move from its numbers of squares and those of the other side.
    pub fn value(&self, counts: [&Counts; 2]) -> i32 {
        let mut hidden = self.biases.map(i32::from);
        for (counts, inputs) in counts.into_iter().zip(&self.inputs) {
            for (count, weights) in counts.iter().zip(inputs).skip(1).filter(|(count, _)| **count > 0) {
                let count = i32::from(*count).min(MAX_COUNT);
                hidden.iter_mut().zip(weights).for_each(|(neuron, weight)| *neuron += count * i32::from(*weight));
            }
        }
        let neurons = hidden.into_iter().zip(&self.outputs);
        let sum: i32 = neurons.map(|(neuron, output)| neuron.clamp(0, FULL) * i32::from(*output)).sum();
        i32::from(self.tempo) + sum / UNIT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn value_is_that_of_the_formula() {
        let mut network =
            Network { inputs: [[[0; HIDDEN]; GROUPS]; 2], biases: [0; HIDDEN], outputs: [0; HIDDEN], tempo: 7 };
        network.inputs[0][0] = [127; HIDDEN];
        network.inputs[0][3][0] = 64;
        network.inputs[1][5][0] = -32;
        network.biases[0] = 16;
        network.outputs[0] = 100;
        let value = |own, other| {
            let (mut of_own, mut of_other) = ([0; GROUPS], [0; GROUPS]);
            (of_own[0], of_own[3], of_other[5]) = (9, own, other);
            network.value([&of_own, &of_other])
        };
        assert_eq!(value(0, 0), 7 + 16 * 100 / 128);
        assert_eq!(value(2, 1), 7 + (16 + 2 * 64 - 32) * 100 / 128);
        // Limits of a neuron and of a number of squares.
        assert_eq!([value(0, 1), value(0, 400), value(15, 0)], [7, 7, 7 + 4 * 100]);
        assert_eq!([value(100, 15), value(15, 100)], [value(15, 15); 2]);
    }
}
