//! Logistic regression: weights from samples.
//!
//! The result of a game is fitted with the chance 1 / (1 + e^−v), where v is the sum of the weights of all patterns of
//! the side to move minus that of the other side, plus the tempo. The move is fitted with a chance proportional to
//! e^p, where p is the attack weight of its own pattern plus the defense weight of the other side's pattern.
//!
//! The weight of a pattern is the sum of a weight of each of its four classes and of a remainder of its own. Both are
//! kept small (ridge regression), the remainder more, so that a rare pattern gets about the sum of its classes. The
//! method is gradient descent with momentum and a step for each weight (D. P. Kingma, J. Ba, *Adam*, 2015).

#![expect(clippy::indexing_slicing, reason = "samples have patterns of the numbers below PATTERNS")]

use tic_tac_toe::engine::search::patterns::{PATTERNS, PatternWeights, Weights, classes};

use crate::samples::Sample;

/// The number of steps.
const STEPS: i32 = 400;

/// The length of a step at the beginning.
const STEP: f64 = 0.03;

/// The number of classes.
const CLASSES: usize = 8;

/// By how much fewer independent results there are than positions: those of a game share theirs.
const SHARED: f64 = 10.0;

/// The ridge of the weights of classes and of the remainders.
const RIDGE: [f64; 2] = [0.5, 8.0];

/// The unit of an estimate in odds: a lead of 160 multiplies them by 3.
const ESTIMATE: f64 = 160.0 / 1.098_612_288_668_109_8;

/// The unit of a promise.
const PROMISE: f64 = 100.0;

/// Fits all weights.
pub fn fit(samples: &[Sample]) -> PatternWeights {
    let (values, tempo, loss) = descend(samples, SHARED, result_gradient);
    let (moves, _, move_loss) = descend(samples, 1.0, move_gradient);
    eprintln!("loss of results {loss:.4}, of moves {move_loss:.4}");
    let scaled = |weight: f64, unit: f64| (weight * unit).round() as i16;
    let weights = values.into_iter().zip(moves).map(|([moving, waiting], [attack, defense])| Weights {
        moving: scaled(moving, ESTIMATE),
        waiting: scaled(waiting, ESTIMATE),
        attack: scaled(attack, PROMISE),
        defense: scaled(defense, PROMISE),
    });
    PatternWeights { patterns: weights.collect(), tempo: scaled(tempo, ESTIMATE) }
}

/// Two weights of each pattern, or their gradient: for the side to move and for the other side.
type Pairs = Vec<[f64; 2]>;

/// Adds the gradient of a sample's loss to both weights of each pattern and to the tempo, and returns the loss.
type Gradient = fn(&Sample, &[[f64; 2]], f64, &mut Pairs, &mut f64) -> f64;

fn result_gradient(sample: &Sample, weights: &[[f64; 2]], tempo: f64, gradient: &mut Pairs, of_tempo: &mut f64) -> f64 {
    let mut value = tempo;
    for [own, other] in &sample.squares {
        value += weights[usize::from(*own)][0] - weights[usize::from(*other)][1];
    }
    let chance = 1.0 / (1.0 + (-value).exp());
    let error = chance - sample.result;
    *of_tempo += error;
    for [own, other] in &sample.squares {
        gradient[usize::from(*own)][0] += error;
        gradient[usize::from(*other)][1] -= error;
    }
    let of = |result: f64, chance: f64| if result > 0.0 { -result * chance.max(1e-12).ln() } else { 0.0 };
    of(sample.result, chance) + of(1.0 - sample.result, 1.0 - chance)
}

fn move_gradient(sample: &Sample, weights: &[[f64; 2]], _: f64, gradient: &mut Pairs, _: &mut f64) -> f64 {
    let promises: Vec<f64> = sample
        .squares
        .iter()
        .map(|[own, other]| (weights[usize::from(*own)][0] + weights[usize::from(*other)][1]).exp())
        .collect();
    let sum: f64 = promises.iter().sum();
    for (index, ([own, other], promise)) in sample.squares.iter().zip(&promises).enumerate() {
        let error = promise / sum - f64::from(u8::from(index == sample.played));
        gradient[usize::from(*own)][0] += error;
        gradient[usize::from(*other)][1] += error;
    }
    -(promises[sample.played] / sum).ln()
}

/// Minimizes the loss. Returns the weights of each pattern, the tempo, and the mean loss.
fn descend(samples: &[Sample], shared: f64, add_gradient: Gradient) -> (Pairs, f64, f64) {
    let patterns = classes();
    // The parameters: two for each class, two remainders for each pattern, and the tempo.
    let remainders = 2 * CLASSES;
    let tempo = remainders + 2 * PATTERNS;
    let mut parameters = vec![0.0_f64; tempo + 1];
    let (mut momentum, mut squares) = (parameters.clone(), parameters.clone());
    let sum = |parameters: &[f64], number: usize, side: usize| {
        let of_classes = patterns[number].iter().map(|class| parameters[2 * class + side]).sum::<f64>();
        of_classes + parameters[remainders + 2 * number + side]
    };
    let weights = |parameters: &[f64]| -> Pairs {
        (0..PATTERNS).map(|number| [0, 1].map(|side| sum(parameters, number, side))).collect()
    };
    let mut loss = 0.0;
    for step in 1..=STEPS {
        let current = weights(&parameters);
        let mut by_pattern = vec![[0.0; 2]; PATTERNS];
        let mut gradient = vec![0.0; parameters.len()];
        loss = 0.0;
        let mut of_tempo = 0.0;
        for sample in samples {
            loss += add_gradient(sample, &current, parameters[tempo], &mut by_pattern, &mut of_tempo);
        }
        gradient[tempo] = of_tempo;
        for (number, pair) in by_pattern.iter().enumerate() {
            for (side, slope) in pair.iter().enumerate() {
                gradient[remainders + 2 * number + side] = *slope;
                patterns[number].iter().for_each(|class| gradient[2 * class + side] += slope);
            }
        }
        for (index, slope) in gradient.into_iter().enumerate() {
            let ridge = RIDGE[usize::from(index >= remainders)];
            let slope = (slope / shared + ridge * parameters[index]) / samples.len() as f64;
            momentum[index] = 0.9 * momentum[index] + 0.1 * slope;
            squares[index] = 0.99 * squares[index] + 0.01 * slope * slope;
            let unbiased = (momentum[index] / (1.0 - 0.9_f64.powi(step)), squares[index] / (1.0 - 0.99_f64.powi(step)));
            let length = STEP * f64::from(STEPS - step + 1) / f64::from(STEPS);
            parameters[index] -= length * unbiased.0 / (unbiased.1.sqrt() + 1e-9);
        }
    }
    (weights(&parameters), parameters[tempo], loss / samples.len() as f64)
}
