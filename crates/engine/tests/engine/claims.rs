//! Compares what solver, search and combined analyzer claim about small boards with exhaustive search, whenever they are stopped.

use engine::{
    Analysis, Analyzer, BestMove, Evaluation, Limits, Objective, Position, Rules, Search, Solver, Squares, Unproven,
    Value, Wdl,
};
use fastrand::Rng;

use crate::exhaustive::Exhaustive;
use crate::positions::rules;
use crate::random::unfinished;

/// Boards, and how many squares are free at most in the positions that are compared.
const BOARDS: [(&str, u32); 14] = [
    ("3x3x3", 9),
    ("3x3x2", 9),
    ("4x3x3", 11),
    ("3x4x3", 11),
    ("4x4x3", 10),
    ("4x4x4", 10),
    ("5x3x3", 10),
    ("3x5x4", 11),
    ("5x4x4", 10),
    ("4x5x3", 10),
    ("6x3x3", 10),
    ("2x7x3", 11),
    ("5x5x4", 9),
    ("6x4x4", 9),
];

/// Returns a random position of an unfinished game with at most this number of free squares.
fn any_position(rules: Rules, most_free: u32, random: &mut Rng) -> Position {
    let squares = rules.squares().len();
    unfinished(rules, squares.saturating_sub(most_free)..=squares - 1, random)
}

/// Limits of which each poll takes the share `step`.
pub fn clock(step: f64) -> Limits<'static> {
    let mut spent = 0.0;
    Limits::until(move |_| {
        spent += step;
        spent
    })
}

/// Calls `check` for each board and objective, with positions and an exhaustive search.
fn for_each_board(positions: usize, mut check: impl FnMut(Rules, Vec<Position>, Exhaustive)) {
    for objective in Objective::ALL {
        for (seed, (board, most_free)) in (0..).zip(BOARDS) {
            let (rules, mut random) = (rules(board).with_objective(objective), Rng::with_seed(seed));
            let positions = (0..positions).map(|_| any_position(rules, most_free, &mut random)).collect();
            check(rules, positions, Exhaustive::new(rules));
        }
    }
}

/// Checks that an analysis claims nothing false. Returns the result if it is proven.
fn check(analysis: Analysis, position: &Position, exhaustive: &mut Exhaustive) -> Option<Wdl> {
    let expected = exhaustive.value(position);
    if let Some(BestMove::Proven(square)) = analysis.best {
        assert!(exhaustive.keeping(position).contains(square), "{analysis:?} in {position:?}");
    }
    assert!(analysis.best.is_some_and(|best| position.legal_squares().contains(best.square())));
    match analysis.evaluation {
        Evaluation::Exact(value) => assert_eq!(value, expected, "{position:?}"),
        Evaluation::Proven(proof) => {
            assert_eq!(proof.wdl(), expected.into(), "{position:?}");
            match (expected, proof.within()) {
                (Value::Win(marks) | Value::Loss(marks), Some(within)) => assert!(within >= marks, "{position:?}"),
                (_, within) => assert_eq!(within, None),
            }
        }
        Evaluation::Estimate(_) => {}
        Evaluation::Unknown => panic!("nothing is known of {position:?}"),
    }
    analysis.evaluation.wdl()
}

#[test]
fn solver_knows_the_results_of_all_moves_also_when_its_tables_overflow() {
    for (positions, memory) in [(200, 1 << 24), (25, 1 << 12)] {
        for_each_board(positions, |rules, positions, mut exhaustive| {
            let mut solver = Solver::with_memory(rules, memory).unwrap();
            for position in &positions {
                let expected = exhaustive.value(position);
                assert_eq!(solver.result(position, Limits::none()), Ok(expected.into()), "{position:?}");
                let moves = solver.results_of_moves(position, Limits::none()).unwrap();
                assert_eq!(moves.iter().map(|(square, _)| *square).collect::<Squares>(), position.legal_squares());
                for (square, result) in moves {
                    let value = exhaustive.value_of_move(position, square);
                    assert_eq!(result, Wdl::from(value), "{square} in {position:?}");
                    let next = position.play(square).unwrap();
                    assert_eq!(solver.result(&next, Limits::none()), Ok(exhaustive.value(&next).into()), "{next:?}");
                }
                let best = solver.best_square(position, Limits::none()).unwrap().unwrap();
                assert!(exhaustive.keeping(position).contains(best), "{best} in {position:?}");
            }
        });
    }
}

#[test]
fn search_proves_endgames() {
    let mut counts = [0; 3];
    for_each_board(60, |rules, mut positions, mut exhaustive| {
        // Without the solver, misère takes many nodes.
        positions.retain(|position| rules.objective() == Objective::Normal || position.free().len() <= 8);
        let mut search = Search::with_memory(rules, 1 << 16);
        for position in &positions {
            let found = search.best(position, Limits::none()).unwrap();
            let wdl = check(found, position, &mut exhaustive).filter(|_| found.is_proven());
            counts[wdl.unwrap_or_else(|| panic!("{found:?} in {position:?}")) as usize] += 1;
        }
    });
    assert!(counts.iter().all(|count| *count > 40), "{counts:?}");
}

#[test]
fn analyzer_proves_every_small_position_whichever_step_has_the_time() {
    // The first search never ends; it ends at its first poll and the solver has no limit; the second search has the time.
    for spent in [0.0, 0.2, 0.65] {
        let mut counts = [0; 3];
        for_each_board(40, |rules, positions, mut exhaustive| {
            let mut analyzer = Analyzer::new(rules);
            for position in &positions {
                let analysis = analyzer.analyze(position, Limits::until(|_| spent), |interim, _| {
                    check(*interim, position, &mut exhaustive);
                });
                counts[check(analysis.unwrap(), position, &mut exhaustive).unwrap() as usize] += 1;
            }
        });
        assert!(counts.iter().all(|count| *count > 100), "{spent}: {counts:?}");
    }
}

#[test]
fn claims_hold_whenever_the_clock_stops_or_the_nodes_are_spent() {
    let (mut proven, mut open, mut random) = (0, 0, Rng::with_seed(1));
    for_each_board(30, |rules, positions, mut exhaustive| {
        // Full tables would leave nothing to stop.
        for positions in positions.chunks(10) {
            let (mut analyzer, mut solver) = (Analyzer::new(rules), Solver::with_memory(rules, 1 << 16).unwrap());
            for position in positions {
                // From two polls to about a hundred.
                let step = 0.01 * 100_f64.powf(random.f64());
                let analysis = analyzer.best(position, clock(step)).unwrap();
                let claims = check(analysis, position, &mut exhaustive);

                let (nodes, expected) = (1 << random.u32(0..12), Wdl::from(exhaustive.value(position)));
                let result = solver.result(position, Limits::nodes(nodes));
                match result {
                    Ok(result) => assert_eq!(result, expected, "{position:?}"),
                    Err(Unproven::Stopped { at_most }) => {
                        assert!(expected <= at_most, "at most {at_most} in {position:?}")
                    }
                    Err(Unproven::OtherRules(error)) => panic!("{error}"),
                }
                if let Ok(Some(square)) = solver.best_square(position, Limits::nodes(nodes - solver.nodes())) {
                    assert!(exhaustive.keeping(position).contains(square), "{square} in {position:?}");
                }
                for is_proven in [claims.is_some(), result.is_ok()] {
                    proven += u32::from(is_proven);
                    open += u32::from(!is_proven);
                }
            }
        }
    });
    assert!(proven > 500 && open > 200, "{proven} {open}");
}
