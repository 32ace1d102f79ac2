//! The values that are known from the literature or from other programs.

use tic_tac_toe::engine::prover::{Prover, Verdict};
use tic_tac_toe::engine::{Objective, Position, Rules};

use crate::known;

/// Those that take too long for a test. `cargo xtask bench mnk --long` proves them.
const LONG: [&str; 4] = ["9x4x4", "10x4x4", "8x7x5", "8x8x5"];

/// The rules of each row and the value in words.
fn rows() -> Vec<(Rules, String)> {
    let rows = known::rows(include_str!("../../known/mnk.tsv"));
    let read = |row: Vec<&str>| {
        let [columns, rows, in_a_row] = [row[0], row[1], row[2]].map(|number| number.parse().unwrap());
        let objective = Objective::from_name(row[3]).unwrap();
        (Rules::new(columns, rows, in_a_row, objective).unwrap(), row[4].to_owned())
    };
    rows.into_iter().map(read).collect()
}

#[test]
fn boards_of_up_to_64_squares_have_their_known_values() {
    let mut proved = 0;
    for (rules, value) in rows() {
        let Some(mut prover) = Prover::new(rules, Prover::USUAL_BYTES) else {
            assert!(rules.squares().len() > 64, "{rules:?}");
            continue;
        };
        if LONG.contains(&rules.to_string().as_str()) {
            continue;
        }
        let Verdict::Proved(result) = prover.result(&Position::new(rules), |_| false) else {
            panic!("nobody stops the prover of {rules:?}");
        };
        assert_eq!(result.name(), value, "{rules:?}");
        proved += 1;
    }
    assert_eq!(proved, rows().len() - LONG.len() - 1, "all but the long ones and 15x15");
}
