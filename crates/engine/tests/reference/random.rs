//! Random rules.

use engine::{Objective, Rules};
use fastrand::Rng;

/// Returns random rules, all sizes about equally likely.
pub fn any_rules(random: &mut Rng) -> Rules {
    loop {
        let (columns, rows, in_a_row) = (random.u8(1..=20), random.u8(1..=20), random.u8(2..=20));
        let objective = Objective::ALL[random.usize(0..2)];
        if let Ok(rules) = Rules::new(columns, rows, in_a_row, objective) {
            return rules;
        }
    }
}
