//! Multinomial logistic regression: weights of moves from samples.
//!
//! The move is fitted with a chance proportional to e^p, where p is the attack weight of its own pattern plus the defense
//! weight of the other side's pattern.
//!
//! The weight of a pattern is the sum of a weight of each of its four classes and of a remainder of its own. Both are
//! kept small (ridge regression), the remainder more, so that a rare pattern gets about the sum of its classes.

#![expect(clippy::indexing_slicing, reason = "samples have patterns of the numbers below PATTERNS")]

use engine::patterns::{PATTERNS, Weights, classes};

use crate::adam::Adam;
use crate::samples::Sample;

/// The number of steps.
const STEPS: i32 = 400;

/// The length of the first step.
const LENGTH: f64 = 0.03;

/// The number of classes.
const CLASSES: usize = 8;

/// The ridge of the weights of classes and of the remainders.
const RIDGE: [f64; 2] = [0.5, 8.0];

/// The unit of a promise.
const PROMISE: f64 = 100.0;

/// Two weights of each pattern, or their gradient: for the side to move and for the other side.
type Pairs = Vec<[f64; 2]>;

/// Fits the weights of all patterns.
pub fn fit(samples: &[Sample]) -> Vec<Weights> {
    let patterns = classes();
    // The parameters: two for each class, and two remainders for each pattern.
    let remainders = 2 * CLASSES;
    let mut adam = Adam::new(vec![0.0; remainders + 2 * PATTERNS], LENGTH, STEPS);
    let weights = |parameters: &[f64]| -> Pairs {
        let sum = |number: usize, side: usize| {
            let of_classes = patterns[number].iter().map(|class| parameters[2 * class + side]).sum::<f64>();
            of_classes + parameters[remainders + 2 * number + side]
        };
        (0..PATTERNS).map(|number| [0, 1].map(|side| sum(number, side))).collect()
    };
    let mut loss = 0.0;
    for _ in 0..STEPS {
        let current = weights(&adam.parameters);
        let mut by_pattern = vec![[0.0; 2]; PATTERNS];
        loss = samples.iter().map(|sample| add_gradient(sample, &current, &mut by_pattern)).sum();
        let mut gradient = vec![0.0; adam.parameters.len()];
        for (number, pair) in by_pattern.iter().enumerate() {
            for (side, slope) in pair.iter().enumerate() {
                gradient[remainders + 2 * number + side] = *slope;
                patterns[number].iter().for_each(|class| gradient[2 * class + side] += slope);
            }
        }
        let ridge = |index| RIDGE[usize::from(index >= remainders)];
        adam.step(|index, parameter| (gradient[index] + ridge(index) * parameter) / samples.len() as f64);
    }
    eprintln!("loss of moves {:.4}", loss / samples.len() as f64);
    let scaled = |weight: f64| (weight * PROMISE).round() as i16;
    let fitted = weights(&adam.parameters).into_iter();
    fitted.map(|[attack, defense]| Weights { attack: scaled(attack), defense: scaled(defense) }).collect()
}

/// Adds the gradient of a sample's loss to both weights of each pattern, and returns the loss.
fn add_gradient(sample: &Sample, weights: &[[f64; 2]], gradient: &mut Pairs) -> f64 {
    let promise = |[own, other]: &[u16; 2]| (weights[usize::from(*own)][0] + weights[usize::from(*other)][1]).exp();
    let promises: Vec<f64> = sample.squares.iter().map(promise).collect();
    let sum: f64 = promises.iter().sum();
    for (index, ([own, other], promise)) in sample.squares.iter().zip(&promises).enumerate() {
        let error = promise / sum - f64::from(u8::from(index == sample.played));
        gradient[usize::from(*own)][0] += error;
        gradient[usize::from(*other)][1] += error;
    }
    -(promises[sample.played] / sum).ln()
}
