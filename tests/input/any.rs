//! Property tests with 30,000 reproducible inputs: random ones and mutated seeds.

use fastrand::Rng;

use crate::mutation;
use crate::seeds::{self, PROPERTIES, Property};

/// The number of inputs of all properties together.
const INPUTS: u64 = 30_000;

/// Checks a property with its share of the inputs. Returns the number of valid inputs.
fn check(folder: &str, property: Property) -> u64 {
    let seeds = seeds::of(folder);
    let mut right = 0;
    for seed in 0..INPUTS / PROPERTIES.len() as u64 {
        let random = &mut Rng::with_seed(seed);
        let input = match seed % 8 {
            0 => mutation::random_letters(random),
            1 => mutation::random_tokens(random),
            // A few are long.
            2 if seed % 256 == 2 => mutation::endless(&seeds, random),
            _ => mutation::of(&seeds, random),
        };
        right += u64::from(property(&input));
    }
    right
}

#[test]
fn no_input_stops_the_program() {
    for (folder, property) in PROPERTIES {
        let right = check(folder, property);
        // Both valid and invalid inputs must occur.
        let share = INPUTS / PROPERTIES.len() as u64;
        assert!((share / 50..share - share / 50).contains(&right), "{folder}: {right} of {share} were right");
    }
}
