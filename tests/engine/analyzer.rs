//! What an analyzer says of a position is so, held against plain exhaustive search, and it keeps to its time.

use fastrand::Rng;
use tic_tac_toe::engine::analyzer::Analyzer;
use tic_tac_toe::engine::evaluation::{Analysis, BestMove, Evaluation};
use tic_tac_toe::engine::solver::{Prospect, Solver};
use tic_tac_toe::engine::tablebase::Value;
use tic_tac_toe::engine::{Objective, Position, Rules, notation};

use crate::solver::differential::any_position;
use crate::solver::exhaustive::Exhaustive;

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

fn value(position: &Position, exhaustive: &mut Exhaustive) -> Value {
    match position.outcome() {
        None => exhaustive.value(position),
        Some(outcome) => match outcome.winner() {
            Some(winner) if winner == position.turn() => Value::Win(0),
            Some(_) => Value::Loss(0),
            None => Value::Draw,
        },
    }
}

/// Checks that an analysis claims nothing false. Tells whether it is proved.
fn check(analysis: Analysis, position: &Position, exhaustive: &mut Exhaustive) -> bool {
    let expected = value(position, exhaustive);
    let after = position.play(analysis.best.unwrap().square()).unwrap();
    match analysis.evaluation {
        Evaluation::Proved { prospect, within } => {
            assert_eq!(prospect, expected.into(), "{position:?}");
            let achieved = value(&after, exhaustive).of_the_move_here();
            let is_likely = matches!(analysis.best, Some(BestMove::Likely(_)));
            assert!(is_likely || achieved.same_result(expected), "{analysis:?} achieves {achieved:?} in {position:?}");
            match (expected, within) {
                (Value::Win(marks) | Value::Loss(marks), Some(within)) => assert!(within >= marks, "{position:?}"),
                (_, within) => assert_eq!(within, None),
            }
            true
        }
        Evaluation::Open { .. } => false,
        evaluation => panic!("{evaluation:?} is not what an analyzer says of {position:?}"),
    }
}

/// Judges positions on every board with this share of the time spent from the start to the end. Returns how many were
/// wins, draws and losses.
fn judge_all(spent: f64, positions: usize) -> [usize; 3] {
    let mut counts = [0; 3];
    for (number, (board, most_free)) in (0..).zip(BOARDS) {
        for objective in Objective::ALL {
            let rules = rules(board, objective);
            let (mut analyzer, mut exhaustive) = (Analyzer::new(rules), Exhaustive::new(rules));
            let mut random = Rng::with_seed(number);
            for _ in 0..positions {
                let position = any_position(rules, most_free, &mut random);
                let mut told = Vec::new();
                let analysis = analyzer.analyze(&position, &mut || spent, &mut |analysis| told.push(analysis));
                for so_far in told {
                    check(so_far, &position, &mut exhaustive);
                }
                assert!(check(analysis, &position, &mut exhaustive), "nothing is proved in {position:?}");
                counts[analysis.evaluation.prospect().unwrap() as usize] += 1;
            }
        }
    }
    counts
}

#[test]
fn who_has_all_the_time_that_there_is_proves_every_small_position() {
    // The search has no end, and so proves them all.
    let counts = judge_all(0.0, 60);
    assert!(counts.iter().all(|count| *count > 100), "{counts:?}");
}

#[test]
fn what_the_search_leaves_open_is_proved() {
    // The search ends when it first looks at the clock, and the solver has all the time that there is.
    let counts = judge_all(0.2, 60);
    assert!(counts.iter().all(|count| *count > 100), "{counts:?}");
}

#[test]
fn what_the_solver_leaves_open_is_looked_at_again() {
    let counts = judge_all(0.65, 60);
    assert!(counts.iter().all(|count| *count > 100), "{counts:?}");
}

#[test]
fn a_thinker_claims_nothing_false_however_little_time_it_has() {
    let mut open = 0;
    for (number, (board, most_free)) in (0..).zip(BOARDS) {
        for objective in Objective::ALL {
            let rules = rules(board, objective);
            let mut exhaustive = Exhaustive::new(rules);
            let mut random = Rng::with_seed(number);
            for step in [2.0, 0.4, 0.15, 0.05] {
                // It remembers nothing, so that it needs its time.
                let mut analyzer = Analyzer::new(rules);
                for _ in 0..10 {
                    let position = any_position(rules, most_free, &mut random);
                    let analysis = analyzer.analyze(&position, &mut clock(step), &mut |_| {});
                    open += usize::from(!check(analysis, &position, &mut exhaustive));
                }
            }
        }
    }
    assert!(open > 50, "{open} were left open");
}

/// Boards of every size on which there is more to be found out than the time allows.
const LARGE: [&str; 6] = ["4x4x3", "5x5x4", "7x7x5", "8x8x5", "9x8x5", "15x15x5"];

#[test]
fn a_thinker_ends_when_its_time_is_spent() {
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
                    let mut clock = || {
                        calls += 1;
                        let spent = step * f64::from(calls);
                        after_the_end += u32::from(spent >= 1.0);
                        spent
                    };
                    let analysis = analyzer.analyze(&position, &mut clock, &mut |_| {});
                    // Once for each of the questions that are still to be asked when the time is over: the first look, the
                    // proof of the position and of the best move, and the last look.
                    assert!(after_the_end <= 4, "{after_the_end} looks at the clock after the end, {position:?}");
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
fn what_is_told_on_the_way_gets_deeper() {
    for board in ["7x7x5", "15x15x5"] {
        let rules = rules(board, Objective::Normal);
        let position = Position::new(rules).play("d4".parse().unwrap()).unwrap();
        let mut depths = Vec::new();
        let last =
            Analyzer::new(rules).analyze(&position, &mut clock(0.002), &mut |analysis| depths.push(analysis.depth));
        assert!(depths.len() > 2, "{depths:?}");
        assert!(depths.iter().all(|depth| *depth <= last.depth), "{depths:?} before {last:?}");
    }
}

#[test]
fn a_game_that_is_over_takes_no_time() {
    let table = [
        ("3x3x3", Objective::Misere, "a1b1a2b2a3", Value::Win(0)),
        ("4x3x3", Objective::Normal, "a1b1a2b2a3", Value::Loss(0)),
        ("3x1x3", Objective::Normal, "a1b1c1", Value::Draw),
    ];
    for (board, objective, moves, value) in table {
        let rules = rules(board, objective);
        let position = notation::read_moves(rules, moves).game.position();
        let analysis = Analyzer::new(rules).analyze(&position, &mut || panic!("no time"), &mut |_| panic!("no news"));
        assert_eq!(analysis, Analysis { evaluation: Evaluation::Exact(value), ..Analysis::default() });
    }
}

#[test]
fn a_thinker_knows_nothing_of_other_rules() {
    let all: Vec<Rules> = ["4x3x3", "3x4x3", "4x4x3", "15x15x5"]
        .into_iter()
        .flat_map(|board| Objective::ALL.map(|objective| rules(board, objective)))
        .collect();
    for mine in &all {
        let mut analyzer = Analyzer::new(*mine);
        assert_eq!(analyzer.rules(), *mine);
        for other in all.iter().filter(|other| *other != mine) {
            let analysis =
                analyzer.analyze(&Position::new(*other), &mut || panic!("no time"), &mut |_| panic!("no news"));
            assert_eq!(analysis, Analysis::default());
        }
    }
}

#[test]
fn a_thinker_may_be_asked_again_and_again() {
    // What it remembers of one position is true for the next ones, in a whole game.
    for (board, objective) in [("4x4x3", Objective::Normal), ("4x3x3", Objective::Misere), ("4x4x4", Objective::Normal)]
    {
        let rules = rules(board, objective);
        let mut analyzer = Analyzer::new(rules);
        let mut position = Position::new(rules);
        let mut expected: Option<Prospect> = None;
        while position.outcome().is_none() {
            let analysis = analyzer.analyze(&position, &mut || 0.2, &mut |_| {});
            let prospect = analysis.evaluation.prospect().unwrap();
            // Best moves keep what was proved to the end.
            assert!(expected.is_none_or(|expected| expected == prospect), "{position:?}");
            expected = Some(!prospect);
            position = position.play(analysis.best.unwrap().square()).unwrap();
        }
        let analysis = analyzer.analyze(&position, &mut || 0.0, &mut |_| {});
        assert_eq!(analysis.evaluation.prospect(), expected);
    }
}

/// A clock that advances by `step` of the budget each time it is read.
fn clock(step: f64) -> impl FnMut() -> f64 {
    let mut spent = 0.0;
    move || {
        spent += step;
        spent
    }
}

/// Judges a position with clocks of several granularities, and checks that each proven move keeps the proven result.
/// Returns how many moves were proven and how many likely.
fn check_proven_moves(position: &Position, solver: &mut Solver) -> [usize; 2] {
    let mut counts = [0; 2];
    let mut result = |position: &Position| solver.result(position, |_| false).proved().unwrap();
    for step in [0.2, 0.1, 0.05, 0.02, 0.01] {
        let analysis = Analyzer::new(position.rules()).analyze(position, &mut clock(step), &mut |_| {});
        let Some(prospect) = analysis.evaluation.prospect() else { continue };
        assert_eq!(prospect, result(position), "{position:?}");
        match analysis.best.unwrap() {
            BestMove::Proven(square) => {
                let achieved = !result(&position.play(square).unwrap());
                assert_eq!(achieved, prospect, "{square} with a clock of {step} in {position:?}");
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
    for (board, most_free) in [("5x5x4", 21), ("6x5x4", 27), ("7x5x4", 24)] {
        let rules = rules(board, Objective::Normal);
        let mut solver = Solver::new(rules, 1 << 24).unwrap();
        let mut random = Rng::with_seed(30);
        for _ in 0..30 {
            let found = check_proven_moves(&any_position(rules, most_free, &mut random), &mut solver);
            counts.iter_mut().zip(found).for_each(|(sum, count)| *sum += count);
        }
    }
    let [proven, likely] = counts;
    assert!(proven > 400 && likely > 1, "{proven} proven and {likely} likely moves");
}

#[test]
fn move_that_time_did_not_suffice_to_prove_is_likely() {
    // X wins, but not with the move that the search likes best.
    for (moves, liked) in [("c3d4", "c5"), ("c3d3", "c2")] {
        let rules = rules("6x5x4", Objective::Normal);
        let position = notation::read_moves(rules, moves).game.position();
        let analyze = |step| Analyzer::new(rules).analyze(&position, &mut clock(step), &mut |_| {});
        let coarse = analyze(0.2);
        assert_eq!(coarse.evaluation.prospect(), Some(Prospect::Win));
        assert_eq!(coarse.best, Some(BestMove::Likely(liked.parse().unwrap())));
        assert!(!coarse.is_proven() && analyze(0.01).is_proven());
        let found = check_proven_moves(&position, &mut Solver::new(rules, 1 << 26).unwrap());
        assert_eq!(found, [4, 1]);
    }
}
