//! Best moves that are called proven keep the proven result.

use engine::{Analyzer, BestMove, Limits, Position, Solver, Square, Squares, Wdl};
use fastrand::Rng;

use crate::claims::{any_position, clock};
use crate::positions::{position, rules};

/// Analyzes a position with clocks of several granularities, and checks that each proven move keeps the proven result.
/// Returns how many moves were proven and how many likely.
fn check_proven_moves(position: &Position, solver: &mut Solver) -> [usize; 2] {
    let mut counts = [0; 2];
    let mut result = |position: &Position| solver.result(position, Limits::none()).unwrap();
    for step in [0.2, 0.1, 0.05, 0.02, 0.01] {
        let analysis = Analyzer::new(position.rules()).best(position, clock(step)).unwrap();
        let Some(wdl) = analysis.evaluation.wdl() else { continue };
        assert_eq!(wdl, result(position), "{position:?}");
        match analysis.best.unwrap() {
            BestMove::Proven(square) => {
                let achieved = !result(&position.play(square).unwrap());
                assert_eq!(achieved, wdl, "{square} with a clock of {step} in {position:?}");
                counts[0] += 1;
            }
            BestMove::Likely(_) => counts[1] += 1,
        }
    }
    counts
}

#[test]
fn proven_move_keeps_the_proven_result_however_coarse_the_clock() {
    let mut counts = [0; 2];
    for (board, most_free) in [("5x5x4", 21), ("6x5x4", 27), ("7x5x4", 30)] {
        let rules = rules(board);
        let mut solver = Solver::with_memory(rules, 1 << 24).unwrap();
        let mut random = Rng::with_seed(30);
        for _ in 0..60 {
            let found = check_proven_moves(&any_position(rules, most_free, &mut random), &mut solver);
            counts.iter_mut().zip(found).for_each(|(sum, count)| *sum += count);
        }
    }
    let [proven, likely] = counts;
    assert!(proven > 400 && likely > 1, "{proven} proven and {likely} likely moves");
}

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
