//! Random rules and positions.

use std::ops::RangeInclusive;

use engine::{Objective, Position, Rules};
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

/// Returns the position of an unfinished game after a number of random moves in this range.
pub fn unfinished(rules: Rules, moves: RangeInclusive<u32>, random: &mut Rng) -> Position {
    loop {
        let moves = random.u32(moves.clone());
        let mut position = Position::new(rules);
        while position.taken().len() < moves && position.outcome().is_none() {
            position = position.play(random.choice(position.legal_squares()).unwrap()).unwrap();
        }
        if position.outcome().is_none() {
            return position;
        }
    }
}
