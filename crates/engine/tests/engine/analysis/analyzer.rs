//! The claims of the analyzers hold, compared with plain exhaustive search, and the combined one keeps to its time.

use engine::{
    Analysis, Analyzer, BestMove, Evaluation, Limits, Objective, OtherRules, Position, Rules, Search, Solver, Square,
    Squares, Unproven, Value, Wdl, notation,
};
use fastrand::Rng;

use crate::exhaustive::Exhaustive;
use crate::solver::differential::any_position;

/// Boards, and how many squares are free at most in the positions that are analyzed.
const BOARDS: [(&str, u32); 8] = [
    ("3x3x3", 9),
    ("3x3x2", 9),
    ("4x3x3", 11),
    ("3x4x3", 11),
    ("4x4x4", 10),
    ("5x3x3", 10),
    ("2x5x3", 10),
    ("5x5x4", 9),
];

fn rules(board: &str, objective: Objective) -> Rules {
    notation::read_rules(board, objective).unwrap()
}

/// Checks that an analysis claims nothing false. Returns whether the result is proven.
fn check(analysis: Analysis, position: &Position, exhaustive: &mut Exhaustive) -> bool {
    let expected = exhaustive.value(position);
    let achieved = analysis.best.map(|best| {
        let after = position.play(best.square()).unwrap();
        (best, exhaustive.value(&after).of_last_move())
    });
    if let Some((BestMove::Proven(_), achieved)) = achieved {
        assert!(achieved.same_result(expected), "{analysis:?} achieves {achieved:?} in {position:?}");
    }
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
    analysis.evaluation.wdl().is_some()
}

/// Analyzes a position with these limits, and passes interim results to the closure.
type Analyze = Box<dyn FnMut(&Position, Limits, &mut dyn FnMut(&Analysis)) -> Result<Analysis, OtherRules>>;

/// The search alone, and the combined analyzer.
fn analyzers(rules: Rules) -> [Analyze; 2] {
    let (mut search, mut analyzer) = (Search::with_memory(rules, 1 << 20), Analyzer::new(rules));
    [
        Box::new(move |position, limits, interim| search.analyze(position, limits, |found, _| interim(found))),
        Box::new(move |position, limits, interim| analyzer.analyze(position, limits, |found, _| interim(found))),
    ]
}

#[test]
fn every_analyzer_proves_every_small_position() {
    for (number, (board, most_free)) in (0..).zip(BOARDS) {
        for objective in Objective::ALL {
            let rules = rules(board, objective);
            let mut exhaustive = Exhaustive::new(rules);
            let mut random = Rng::with_seed(number);
            for mut analyze in analyzers(rules) {
                for _ in 0..30 {
                    let position = any_position(rules, most_free, &mut random);
                    let analysis = analyze(&position, Limits::none(), &mut |interim| {
                        check(*interim, &position, &mut exhaustive);
                    });
                    let analysis = analysis.unwrap();
                    assert!(check(analysis, &position, &mut exhaustive) && analysis.is_proven(), "{position:?}");
                }
            }
        }
    }
}

/// Analyzes positions on every board while `spent` of the time is spent from the start to the end. Returns the number
/// of losses, draws and wins.
fn analyze_all(spent: f64, positions: usize) -> [usize; 3] {
    let mut counts = [0; 3];
    for (number, (board, most_free)) in (0..).zip(BOARDS) {
        for objective in Objective::ALL {
            let rules = rules(board, objective);
            let (mut analyzer, mut exhaustive) = (Analyzer::new(rules), Exhaustive::new(rules));
            let mut random = Rng::with_seed(number);
            for _ in 0..positions {
                let position = any_position(rules, most_free, &mut random);
                let analysis = analyzer.analyze(&position, Limits::until(|_| spent), |interim, _| {
                    assert!(interim.best.is_some());
                    check(*interim, &position, &mut exhaustive);
                });
                let analysis = analysis.unwrap();
                assert!(check(analysis, &position, &mut exhaustive), "nothing is proven in {position:?}");
                assert!(analysis.best.is_some());
                counts[analysis.evaluation.wdl().unwrap() as usize] += 1;
            }
        }
    }
    counts
}

#[test]
fn search_without_time_limit_proves_every_small_position() {
    // The first search never ends, so that it proves all positions.
    let counts = analyze_all(0.0, 60);
    assert!(counts.iter().all(|count| *count > 100), "{counts:?}");
}

#[test]
fn solver_proves_what_the_search_leaves_open() {
    // The search ends at its first poll, and the solver has no time limit.
    let counts = analyze_all(0.2, 60);
    assert!(counts.iter().all(|count| *count > 100), "{counts:?}");
}

#[test]
fn second_search_proves_what_the_solver_leaves_open() {
    let counts = analyze_all(0.65, 60);
    assert!(counts.iter().all(|count| *count > 100), "{counts:?}");
}

/// What analyses that were stopped at random have claimed.
#[derive(Debug, Default)]
struct Claims {
    results: u32,
    moves: u32,
    /// The analyses that left the result open.
    open: u32,
}

impl Claims {
    /// Checks the claims of the combined analyzer when its clock stops.
    fn check_analyzer(&mut self, position: &Position, step: f64, with: (&mut Analyzer, &mut Exhaustive)) {
        let (analyzer, exhaustive) = with;
        let analysis = analyzer.best(position, clock(step)).unwrap();
        assert!(analysis.best.is_some());
        let is_proven = check(analysis, position, exhaustive);
        self.results += u32::from(is_proven);
        self.open += u32::from(!is_proven);
        self.moves += u32::from(matches!(analysis.best, Some(BestMove::Proven(_))));
    }

    /// Checks the claims of the solver alone when its nodes are spent.
    fn check_solver(&mut self, position: &Position, nodes: u64, with: (&mut Solver, &mut Exhaustive)) {
        let (solver, exhaustive) = with;
        let expected = exhaustive.value(position);
        match solver.result(position, Limits::nodes(nodes)) {
            Ok(result) => {
                assert_eq!(result, expected.into(), "{position:?}");
                self.results += 1;
            }
            Err(Unproven::Stopped { at_most }) => {
                assert!(Wdl::from(expected) <= at_most, "at most a {at_most} in {position:?}");
                self.open += 1;
            }
            Err(Unproven::OtherRules(error)) => panic!("{error}"),
        }
        let left = nodes - solver.nodes();
        if let Ok(Some(square)) = solver.best_square(position, Limits::nodes(left)) {
            let achieved = exhaustive.value(&position.play(square).unwrap()).of_last_move();
            assert!(achieved.same_result(expected), "{square} in {position:?}");
            self.moves += 1;
        }
    }
}

/// Stops the analyses of this number of positions on each board at random, and checks their claims.
fn check_stopped_analyses(positions: u32) -> Claims {
    let mut claims = Claims::default();
    for (number, (board, most_free)) in (0..).zip(BOARDS) {
        for objective in Objective::ALL {
            let rules = rules(board, objective);
            let mut exhaustive = Exhaustive::new(rules);
            let mut random = Rng::with_seed(number);
            let (mut analyzer, mut solver) = (Analyzer::new(rules), Solver::with_memory(rules, 1 << 16).unwrap());
            for count in 0..positions {
                if count % 10 == 0 {
                    // Full tables would leave nothing to stop.
                    (analyzer, solver) = (Analyzer::new(rules), Solver::with_memory(rules, 1 << 16).unwrap());
                }
                let position = any_position(rules, most_free, &mut random);
                // From two polls to about a hundred.
                let step = 0.01 * 100_f64.powf(random.f64());
                claims.check_analyzer(&position, step, (&mut analyzer, &mut exhaustive));
                let nodes = 1 << random.u32(0..12);
                claims.check_solver(&position, nodes, (&mut solver, &mut exhaustive));
            }
        }
    }
    claims
}

#[test]
fn claims_hold_whenever_the_clock_stops() {
    let claims = check_stopped_analyses(30);
    assert!(claims.results > 500 && claims.moves > 500 && claims.open > 100, "{claims:?}");
}

#[test]
#[ignore = "takes half a minute without optimization"]
fn ten_thousand_claims_hold_whenever_the_clock_stops() {
    let claims = check_stopped_analyses(625);
    assert!(claims.results > 10_000 && claims.moves > 10_000 && claims.open > 2_000, "{claims:?}");
}

/// Boards of every size, too large to be solved in the time.
const LARGE: [&str; 6] = ["4x4x3", "5x5x4", "7x7x5", "8x8x5", "9x8x5", "15x15x5"];

#[test]
fn analysis_ends_when_the_time_is_spent() {
    let mut spent_all = 0;
    for board in LARGE {
        for objective in Objective::ALL {
            for step in [0.01, 0.3, 1.0] {
                let rules = rules(board, objective);
                let mut analyzer = Analyzer::new(rules);
                let mut position = Position::new(rules);
                let mut random = Rng::with_seed(7);
                for _ in 0..2 {
                    let (mut calls, mut after_the_end) = (0_u32, 0);
                    let clock = |_| {
                        calls += 1;
                        let spent = step * f64::from(calls);
                        after_the_end += u32::from(spent >= 1.0);
                        spent
                    };
                    let analysis = analyzer.best(&position, Limits::until(clock)).unwrap();
                    // One poll for each remaining step: the first search, the proofs of the result and of a best move,
                    // and the second search.
                    assert!(after_the_end <= 4, "{after_the_end} polls after the end, {position:?}");
                    spent_all += u32::from(after_the_end > 0);
                    let best = analysis.best.unwrap().square();
                    assert!(position.legal_squares().contains(best) && analysis.evaluation != Evaluation::Unknown);
                    position = position.play(random.choice(position.legal_squares()).unwrap()).unwrap();
                }
            }
        }
    }
    assert!(spent_all > 30, "{spent_all}");
}

#[test]
fn solver_gets_its_share_of_a_budget_without_a_clock() {
    // No search of any depth proves the draw.
    let position = Position::new(rules("7x7x5", Objective::Normal));
    for limits in [Limits::nodes(300_000), Limits::none()] {
        let analysis = Analyzer::new(position.rules()).best(&position, limits).unwrap();
        assert_eq!(analysis.evaluation.wdl(), Some(Wdl::Draw));
    }
}

#[test]
fn interim_analyses_get_deeper() {
    for board in ["7x7x5", "15x15x5"] {
        let rules = rules(board, Objective::Normal);
        let position = Position::new(rules).play("d4".parse().unwrap()).unwrap();
        let mut depths = Vec::new();
        let last =
            Analyzer::new(rules).analyze(&position, clock(0.002), |analysis, _| depths.push(analysis.depth)).unwrap();
        assert!(depths.len() > 2, "{depths:?}");
        assert!(depths.iter().all(|depth| *depth <= last.depth), "{depths:?} before {last:?}");
    }
}

#[test]
fn finished_game_is_evaluated_without_search() {
    let table = [
        ("3x3x3", Objective::Misere, "a1b1a2b2a3", Value::Win(0)),
        ("4x3x3", Objective::Normal, "a1b1a2b2a3", Value::Loss(0)),
        ("3x1x3", Objective::Normal, "a1b1c1", Value::Draw),
    ];
    for (board, objective, moves, value) in table {
        let rules = rules(board, objective);
        let position = notation::read_moves(rules, moves).game.position();
        for mut analyze in analyzers(rules) {
            let limits = Limits::until(|_| panic!("no poll"));
            let analysis = analyze(&position, limits, &mut |_| panic!("no progress"));
            assert_eq!(analysis, Ok(Analysis { evaluation: Evaluation::Exact(value), ..Analysis::default() }));
        }
    }
}

#[test]
fn position_of_other_rules_is_an_error() {
    let all: Vec<Rules> = ["4x3x3", "3x4x3", "4x4x3", "15x15x5"]
        .into_iter()
        .flat_map(|board| Objective::ALL.map(|objective| rules(board, objective)))
        .collect();
    for mine in &all {
        assert_eq!(Analyzer::new(*mine).rules(), *mine);
        let mut solver = Solver::new(*mine);
        for other in all.iter().filter(|other| *other != mine) {
            let (position, error) = (Position::new(*other), OtherRules { expected: *mine, found: *other });
            for mut analyze in analyzers(*mine) {
                let limits = Limits::until(|_| panic!("no poll"));
                assert_eq!(analyze(&position, limits, &mut |_| panic!("no progress")), Err(error));
            }
            assert_eq!(Search::with_memory(*mine, 0).variations(&position, 3, Limits::none()), Err(error));
            assert_eq!(Analyzer::with_memory(*mine, 0).variations(&position, 3, Limits::none()), Err(error));
            if let Ok(solver) = &mut solver {
                assert_eq!(solver.result(&position, Limits::none()), Err(Unproven::OtherRules(error)));
                assert_eq!(solver.best_square(&position, Limits::none()), Err(Unproven::OtherRules(error)));
                assert_eq!(solver.results_of_moves(&position, Limits::none()), Err(Unproven::OtherRules(error)));
            }
        }
    }
}

#[test]
fn tables_stay_right_in_a_whole_game() {
    for (board, objective) in [("4x4x3", Objective::Normal), ("4x3x3", Objective::Misere), ("4x4x4", Objective::Normal)]
    {
        let rules = rules(board, objective);
        let mut analyzer = Analyzer::new(rules);
        let mut position = Position::new(rules);
        let mut expected: Option<Wdl> = None;
        while position.outcome().is_none() {
            let analysis = analyzer.best(&position, Limits::until(|_| 0.2)).unwrap();
            let wdl = analysis.evaluation.wdl().unwrap();
            // Best moves keep the proven result to the end.
            assert!(expected.is_none_or(|expected| expected == wdl), "{position:?}");
            expected = Some(!wdl);
            position = position.play(analysis.best.unwrap().square()).unwrap();
        }
        let analysis = analyzer.best(&position, Limits::none()).unwrap();
        assert_eq!(analysis.evaluation.wdl(), expected);
    }
}

/// Limits of which each poll takes the share `step`.
fn clock(step: f64) -> Limits<'static> {
    let mut spent = 0.0;
    Limits::until(move |_| {
        spent += step;
        spent
    })
}

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
        let rules = rules(board, Objective::Normal);
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
    let rules = rules("5x4x4", Objective::Normal);
    let (solver, position) = (Solver::with_memory(rules, 1 << 16).unwrap(), Position::new(rules));
    // Squares at the same distances from the edges.
    let class = |square: Square| (square.column().min(4 - square.column()), square.row().min(3 - square.row()));
    for refuted in rules.squares() {
        let others = solver.promising_squares(&position, refuted.into());
        assert_eq!(others.len(), 5, "{refuted}: {others:?}");
        assert!(others.iter().all(|other| class(*other) != class(refuted)), "{refuted}: {others:?}");
    }
    assert_eq!(solver.promising_squares(&position, Squares::EMPTY).len(), 6);
}

#[test]
fn move_that_time_did_not_suffice_to_prove_is_likely() {
    // X wins, but a coarse clock leaves no time to prove a move.
    let rules = rules("6x5x4", Objective::Normal);
    let position = notation::read_moves(rules, "c3d4").game.position();
    let analyze = |step| Analyzer::new(rules).best(&position, clock(step)).unwrap();
    let coarse = analyze(0.25);
    assert_eq!(coarse.evaluation.wdl(), Some(Wdl::Win));
    assert_eq!(coarse.best, Some(BestMove::Likely("c5".parse().unwrap())));
    assert!(!coarse.is_proven() && analyze(0.01).is_proven());
    let found = check_proven_moves(&position, &mut Solver::with_memory(rules, 1 << 26).unwrap());
    assert_eq!(found, [4, 1]);
}
