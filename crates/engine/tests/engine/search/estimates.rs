//! Estimates stay in their range, and one side does not reuse those of the other.

use engine::{Evaluation, Limits, Objective, Position, Rules, Search, Square, winning_chance};
use fastrand::Rng;

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
    let rules = Rules::new(15, 15, 5, Objective::Normal).unwrap();
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
    for rules in [(15, 5), (19, 5), (10, 6)].map(|(size, line)| Rules::new(size, size, line, Objective::Normal)) {
        let empty = Position::new(rules.unwrap());
        let middle = empty.play(Square::new(7, 7).unwrap()).unwrap();
        for depth in 1..=6 {
            let [first, second] = [&empty, &middle].map(|position| chance(position, depth));
            assert!(first > 40 && second < 60, "depth {depth}: {first:?}, {second:?}");
        }
    }
}

#[test]
fn draw_scores_for_one_side_are_not_reused_for_the_other() {
    // In misère, the transposition table is all that a search leaves behind.
    let rules = Rules::new(5, 5, 4, Objective::Misere).unwrap();
    let mut random = Rng::with_seed(6);
    let analyze = |search: &mut Search, position: &Position| {
        let found = search.best(position, Limits::depth(4)).unwrap();
        (found, search.nodes())
    };
    for _ in 0..10 {
        let mut position = Position::new(rules);
        while position.free().len() > 12 && position.outcome().is_none() {
            position = position.play(random.choice(position.legal_squares()).unwrap()).unwrap();
        }
        for square in position.legal_squares() {
            let next = position.play(square).unwrap();
            let mut used = Search::with_memory(rules, 1 << 18);
            analyze(&mut used, &position);
            let after_other = analyze(&mut used, &next);
            let alone = analyze(&mut Search::with_memory(rules, 1 << 18), &next);
            assert_eq!(after_other, alone, "{next:?}");
        }
    }
}
