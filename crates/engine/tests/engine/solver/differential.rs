//! Compares the solver with exhaustive search on random positions.

use engine::{Limits, Objective, Position, Rules, Solver, Squares, Wdl, notation};
use fastrand::Rng;

use crate::exhaustive::Exhaustive;

/// Boards, the most free squares of the positions compared, and the number of positions.
const BOARDS: [(&str, u32, usize); 14] = [
    ("3x3x3", 9, 1_000),
    ("3x3x2", 9, 500),
    ("4x3x3", 12, 1_500),
    ("3x4x3", 12, 1_500),
    ("4x4x3", 10, 1_500),
    ("4x4x4", 10, 1_500),
    ("5x3x3", 11, 1_000),
    ("3x5x4", 11, 500),
    ("5x4x4", 10, 1_000),
    ("4x5x3", 10, 1_000),
    ("6x3x3", 10, 500),
    ("2x7x3", 11, 500),
    ("5x5x4", 9, 500),
    ("6x4x4", 9, 500),
];

/// Returns a random position of an unfinished game with at most this number of free squares.
pub fn any_position(rules: Rules, most_free: u32, random: &mut Rng) -> Position {
    loop {
        let mut position = Position::new(rules);
        let free = random.u32(1..=most_free);
        while position.outcome().is_none() && position.free().len() > free {
            let square = random.choice(position.legal_squares()).unwrap();
            position = position.play(square).unwrap();
        }
        if position.outcome().is_none() {
            return position;
        }
    }
}

fn compare(position: &Position, solver: &mut Solver, exhaustive: &mut Exhaustive) {
    let expected = exhaustive.value(position);
    assert_eq!(solver.result(position, Limits::none()), Ok(expected.into()), "{position:?}");
    let moves = solver.results_of_moves(position, Limits::none()).unwrap();
    assert_eq!(moves.iter().map(|(square, _)| *square).collect::<Squares>(), position.legal_squares());
    for (square, result) in moves {
        let next = position.play(square).unwrap();
        let value = exhaustive.value(&next);
        assert_eq!(result, Wdl::from(value.of_last_move()), "{square} in {position:?}");
        assert_eq!(solver.result(&next, Limits::none()), Ok(value.into()), "{next:?}");
    }
    let best = solver.best_square(position, Limits::none()).unwrap().unwrap();
    let of_best = exhaustive.value(&position.play(best).unwrap()).of_last_move();
    assert!(of_best.same_result(expected), "{best} in {position:?}");
}

/// Compares random positions of each board with either objective: a share of their number.
fn compare_all(share: usize, memory: usize) {
    for objective in Objective::ALL {
        for (seed, (board, most_free, positions)) in (0..).zip(BOARDS) {
            let rules = notation::read_rules(board, objective).unwrap();
            let mut solver = Solver::with_memory(rules, memory).unwrap();
            let mut exhaustive = Exhaustive::new(rules);
            let random = &mut Rng::with_seed(seed);
            for _ in 0..positions / share {
                compare(&any_position(rules, most_free, random), &mut solver, &mut exhaustive);
            }
        }
    }
}

#[test]
fn results_of_all_moves_equal_exhaustive_search() {
    compare_all(4, 1 << 24);
}

#[test]
fn results_stay_exact_when_tables_overflow() {
    compare_all(40, 1 << 12);
}
