//! Best moves that are not proven: another one than a refuted move, and the one that time did not suffice to prove.

use engine::{Analyzer, BestMove, Position, Solver, Square, Squares, Wdl};

use crate::claims::clock;
use crate::positions::{position, rules};

#[test]
fn refuted_move_is_not_replaced_by_its_mirror_image() {
    let rules = rules("5x4x4");
    let (solver, position) = (Solver::with_memory(rules, 1 << 16).unwrap(), Position::new(rules));
    // Squares at the same distances from the edges.
    let class = |square: Square| (square.column().min(4 - square.column()), square.row().min(3 - square.row()));
    for refuted in rules.squares() {
        let others = solver.promising_squares(&position, refuted.into()).unwrap();
        assert_eq!(others.len(), 5, "{refuted}: {others:?}");
        assert!(others.iter().all(|other| class(*other) != class(refuted)), "{refuted}: {others:?}");
    }
    assert_eq!(solver.promising_squares(&position, Squares::EMPTY).map(|squares| squares.len()), Ok(6));
}

#[test]
fn move_that_time_did_not_suffice_to_prove_is_likely() {
    // X wins, but a coarse clock leaves no time to prove a move.
    let position = position("6x5x4", "c3d4");
    let analyze = |step| Analyzer::new(position.rules()).best(&position, clock(step)).unwrap();
    let coarse = analyze(0.25);
    assert_eq!(coarse.evaluation.wdl(), Some(Wdl::Win));
    assert_eq!(coarse.best, Some(BestMove::Likely("c5".parse().unwrap())));
    assert!(!coarse.is_proven() && analyze(0.01).is_proven());
}
