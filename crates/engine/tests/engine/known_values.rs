//! Compares results of empty boards with those known from the literature or from other programs.

use engine::{Limits, Position, Rules, Solver, UnsolvableRules};

use crate::known;
use crate::positions::rules;

/// Boards that the tests do not solve. `cargo mnk` proves each of the first three in less than a minute, and 8x8x5 in half an hour
/// with tables of 10 GB.
const LONG: [&str; 4] = ["9x4x4", "10x4x4", "8x7x5", "8x8x5"];

/// Boards that take longer than all others together: more than half a million nodes each.
const SLOW: [&str; 2] = ["8x4x4", "5x5x3 misere"];

/// Checks the results of these boards with up to 64 squares.
fn check_values(is_wanted: impl Fn(&str) -> bool) {
    for row in known::rows(include_str!("../known/mnk.tsv")) {
        let rules: Rules = rules(&format!("{} {}", row[0], row[1]));
        if rules.squares().len() > 64 {
            assert_eq!(Solver::new(rules).err(), Some(UnsolvableRules::TooLarge(rules)));
        } else if is_wanted(&rules.to_string()) {
            let result = Solver::new(rules).unwrap().result(&Position::new(rules), Limits::none()).unwrap();
            assert_eq!(result.name(), row[2], "{rules:?}");
        }
    }
}

#[test]
fn boards_of_up_to_64_squares_have_their_known_values() {
    check_values(|board| !LONG.contains(&board) && !SLOW.contains(&board));
}

#[test]
#[ignore = "takes a minute without optimization: cargo test --profile native --test engine -- --ignored"]
fn slow_boards_have_their_known_values() {
    check_values(|board| SLOW.contains(&board));
}
