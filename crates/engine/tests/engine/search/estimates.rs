//! Estimates stay in their range, and favor the side that moves first.

use engine::{Evaluation, Limits, Position, Rules, Search, Square, winning_chance};
use fastrand::Rng;

use crate::positions::{position, rules};

/// Returns a position after some random moves around the middle.
fn crowded_position(rules: Rules, random: &mut Rng) -> Position {
    let mut position = Position::new(rules);
    for _ in 0..random.u8(6..20) {
        let square = Square::new(random.u8(2..7), random.u8(2..7)).unwrap();
        match position.play(square) {
            Ok(next) if next.outcome().is_none() => position = next,
            _ => {}
        }
    }
    position
}

#[test]
fn unproven_loss_is_no_more_than_an_estimate() {
    let rules = rules("15x15x5");
    let mut random = Rng::with_seed(4);
    let mut estimates = 0;
    for _ in 0..300 {
        let position = crowded_position(rules, &mut random);
        let found = Search::with_memory(rules, 1 << 18).best(&position, Limits::depth(3).and_nodes(5_000)).unwrap();
        if let Evaluation::Estimate(estimate) = found.evaluation {
            assert!(estimate.abs() < 10_000, "{found:?} in {position:?}");
            estimates += 1;
        }
    }
    assert!(estimates > 50, "{estimates} positions were left open");
}

/// Analyzes a position to a depth, and returns the chance of the side to move.
fn chance(position: &Position, depth: u8) -> u8 {
    let mut search = Search::with_memory(position.rules(), 1 << 18);
    let found = search.best(position, Limits::depth(depth)).unwrap();
    let Evaluation::Estimate(estimate) = found.evaluation else { panic!("{found:?}") };
    winning_chance(estimate)
}

#[test]
fn side_that_moves_first_is_never_behind_at_any_depth() {
    for board in ["15x15x5", "19x19x5", "10x10x6"] {
        let (empty, middle) = (position(board, ""), position(board, "h8"));
        for depth in 1..=6 {
            let [first, second] = [&empty, &middle].map(|position| chance(position, depth));
            assert!(first > 40 && second < 60, "depth {depth}: {first:?}, {second:?}");
        }
    }
}
