//! Compares results of empty boards with those known from the literature or from other programs.

use engine::{Limits, Objective, Position, Rules, Solver, UnsolvableRules};

use crate::known;

/// Boards of normal play that the test does not solve. `cargo mnk` proves each of the first three in less than a minute, and
/// 8x8x5 in half an hour with tables of 10 GB.
const LONG: [&str; 4] = ["9x4x4", "10x4x4", "8x7x5", "8x8x5"];

/// Boards that take longer than all others together: more than half a million nodes each.
const SLOW: [&str; 2] = ["8x4x4", "5x5x3 misere"];

/// Returns the rules and the result of each row.
fn rows() -> Vec<(Rules, String)> {
    let rows = known::rows(include_str!("../../known/mnk.tsv"));
    let read = |row: Vec<&str>| {
        let [columns, rows, in_a_row] = [row[0], row[1], row[2]].map(|number| number.parse().unwrap());
        let objective = Objective::from_name(row[3]).unwrap();
        (Rules::new(columns, rows, in_a_row, objective).unwrap(), row[4].to_owned())
    };
    rows.into_iter().map(read).collect()
}

fn is_slow(rules: Rules) -> bool {
    SLOW.contains(&rules.to_string().as_str())
}

/// Asserts the result of the empty board.
fn assert_is_proven(rules: Rules, value: &str) {
    let mut solver = Solver::new(rules).unwrap();
    let result = solver.result(&Position::new(rules), Limits::none()).unwrap();
    assert_eq!(result.name(), value, "{rules:?}");
}

#[test]
fn boards_of_up_to_64_squares_have_their_known_values() {
    let mut proven = 0;
    for (rules, value) in rows() {
        if rules.squares().len() > 64 {
            assert_eq!(Solver::new(rules).err(), Some(UnsolvableRules::TooLarge(rules)));
        } else if !LONG.contains(&rules.to_string().as_str()) && !is_slow(rules) {
            assert_is_proven(rules, &value);
            proven += 1;
        }
    }
    assert_eq!(proven, rows().len() - LONG.len() - SLOW.len() - 1, "all but the long and slow ones and 15x15");
}

#[test]
#[ignore = "takes a minute without optimization: cargo test --profile native --test engine -- --ignored"]
fn slow_boards_have_their_known_values() {
    let slow: Vec<_> = rows().into_iter().filter(|(rules, _)| is_slow(*rules)).collect();
    assert_eq!(slow.len(), SLOW.len());
    for (rules, value) in slow {
        assert_is_proven(rules, &value);
    }
}
