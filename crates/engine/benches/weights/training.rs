//! Trains the network of the static evaluation.
//!
//! The result of a game is fitted with the chance 1 / (1 + e^−v), where v is the output of the network, by the gradients
//! of batches of samples in random order (stochastic gradient descent). Weights are kept small (ridge regression).

#![expect(clippy::indexing_slicing, reason = "indices are below the numbers of groups and neurons")]

use engine::patterns::{FULL, GROUPS, HIDDEN, Network, UNIT};
use fastrand::Rng;

use crate::adam::Adam;
use crate::samples::Sample;

/// How often each sample is used.
const EPOCHS: usize = 60;

/// The number of samples of a step.
const BATCH: usize = 1000;

/// The length of the first step.
const LENGTH: f64 = 0.01;

/// By how much fewer independent results there are than positions: those of a game share theirs.
const SHARED: f64 = 10.0;

/// The ridge of all weights.
const RIDGE: f64 = 2.0;

/// The unit of an estimate in odds: a lead of 160 multiplies them by 3.
const ESTIMATE: f64 = 160.0 / 1.098_612_288_668_109_8;

/// The limit of a hidden neuron.
const LIMIT: f64 = (FULL / UNIT) as f64;

/// The places of the parameters: those of the inputs by side, group and neuron, then of the neurons, then the tempo.
const BIASES: usize = 2 * GROUPS * HIDDEN;
const OUTPUTS: usize = BIASES + HIDDEN;
const TEMPO: usize = OUTPUTS + HIDDEN;

/// Trains a network that begins with random weights.
pub fn train(samples: &[Sample], seed: u64) -> Network {
    let mut random = Rng::with_seed(seed);
    let steps = EPOCHS * samples.len().div_ceil(BATCH);
    let mut adam = Adam::new(beginning(&mut random), LENGTH, steps as i32);
    let inputs: Vec<Vec<(usize, f64)>> = samples.iter().map(inputs).collect();
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let mut loss = 0.0;
    for _ in 0..EPOCHS {
        random.shuffle(&mut order);
        loss = 0.0;
        for batch in order.chunks(BATCH) {
            let mut gradient = vec![0.0; TEMPO + 1];
            for &index in batch {
                loss += add_gradient(&adam.parameters, &inputs[index], samples[index].result, &mut gradient);
            }
            let ridge = RIDGE / samples.len() as f64;
            adam.step(|index, parameter| gradient[index] / SHARED / batch.len() as f64 + ridge * parameter);
        }
    }
    eprintln!("loss of results {:.4}", loss / samples.len() as f64);
    network(&adam.parameters)
}

/// Random parameters. Those of group 0, which is no input, are 0.
fn beginning(random: &mut Rng) -> Vec<f64> {
    let mut around = |middle: f64, distance: f64| middle + distance * (2.0 * random.f64() - 1.0);
    let mut parameters = vec![0.0; TEMPO + 1];
    for (index, parameter) in parameters.iter_mut().enumerate().take(TEMPO) {
        *parameter = match index {
            ..BIASES if (index / HIDDEN).is_multiple_of(GROUPS) => 0.0,
            BIASES..OUTPUTS => around(0.3, 0.1),
            _ => around(0.0, 0.15),
        };
    }
    parameters
}

/// The inputs of a sample: the place of the first weight of each, and the number of squares.
fn inputs(sample: &Sample) -> Vec<(usize, f64)> {
    let counts = sample.counts.iter().flatten().enumerate();
    let used = counts.filter(|(index, count)| index % GROUPS > 0 && **count > 0);
    used.map(|(index, count)| (index * HIDDEN, f64::from(*count))).collect()
}

/// Adds the gradient of a sample's loss, and returns the loss.
fn add_gradient(parameters: &[f64], inputs: &[(usize, f64)], result: f64, gradient: &mut [f64]) -> f64 {
    let mut hidden = [0.0; HIDDEN];
    hidden.copy_from_slice(&parameters[BIASES..OUTPUTS]);
    for (first, count) in inputs {
        let weights = &parameters[*first..first + HIDDEN];
        hidden.iter_mut().zip(weights).for_each(|(neuron, weight)| *neuron += count * weight);
    }
    let outputs = &parameters[OUTPUTS..TEMPO];
    let sum: f64 = hidden.iter().zip(outputs).map(|(neuron, output)| neuron.clamp(0.0, LIMIT) * output).sum();
    let chance = 1.0 / (1.0 + (-parameters[TEMPO] - sum).exp());
    let error = chance - result;
    gradient[TEMPO] += error;
    for (index, neuron) in hidden.into_iter().enumerate() {
        gradient[OUTPUTS + index] += error * neuron.clamp(0.0, LIMIT);
        if neuron > 0.0 && neuron < LIMIT {
            let slope = error * outputs[index];
            gradient[BIASES + index] += slope;
            inputs.iter().for_each(|(first, count)| gradient[first + index] += slope * count);
        }
    }
    let of = |result: f64, chance: f64| if result > 0.0 { -result * chance.max(1e-12).ln() } else { 0.0 };
    of(result, chance) + of(1.0 - result, 1.0 - chance)
}

/// The network with these parameters as whole numbers.
fn network(parameters: &[f64]) -> Network {
    let unit = f64::from(UNIT);
    // Conversions of floating-point numbers saturate.
    let input = |side: usize, group: usize, neuron: usize| {
        (parameters[(side * GROUPS + group) * HIDDEN + neuron] * unit).round() as i16
    };
    Network {
        inputs: [0, 1]
            .map(|side| std::array::from_fn(|group| std::array::from_fn(|neuron| input(side, group, neuron)))),
        biases: std::array::from_fn(|neuron| (parameters[BIASES + neuron] * unit).round() as i16),
        outputs: std::array::from_fn(|neuron| (parameters[OUTPUTS + neuron] * ESTIMATE).round() as i16),
        tempo: (parameters[TEMPO] * ESTIMATE).round() as i16,
    }
}
