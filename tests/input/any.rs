//! A hundred thousand inputs, the same in every run: arbitrary ones, and seeds that were changed a little.

use fastrand::Rng;

use crate::mutation;
use crate::seeds::{self, PROPERTIES, Property};

/// How many inputs there are, for all properties together.
const INPUTS: u64 = 100_000;

/// Checks a property with its share of the inputs, and returns how many were found right.
fn check(folder: &str, property: Property) -> u64 {
    let seeds = seeds::of(folder);
    let mut right = 0;
    for seed in 0..INPUTS / PROPERTIES.len() as u64 {
        let random = &mut Rng::with_seed(seed);
        let input = match seed % 8 {
            0 => mutation::any_letters(random),
            1 => mutation::any_parts(random),
            _ => mutation::of(&seeds, random),
        };
        right += u64::from(property(&input));
    }
    right
}

#[test]
fn whatever_is_read_nothing_stops_the_program() {
    for (folder, property) in PROPERTIES {
        let right = check(folder, property);
        // Inputs that are all right, or all wrong, would leave half of the program alone.
        let share = INPUTS / PROPERTIES.len() as u64;
        assert!((share / 50..share - share / 50).contains(&right), "{folder}: {right} of {share} were right");
    }
}
