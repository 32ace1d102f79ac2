//! The combined analyzer divides its budget between search and solver, and keeps to it.

use engine::{Analyzer, Evaluation, Limits, Objective, Position, Wdl};
use fastrand::Rng;

use crate::claims::clock;
use crate::positions::{position, rules};

#[test]
fn solver_gets_its_share_of_a_budget_without_a_clock() {
    // No search of any depth proves the draw.
    let position = Position::new(rules("7x7x5"));
    for limits in [Limits::nodes(300_000), Limits::none()] {
        let analysis = Analyzer::new(position.rules()).best(&position, limits).unwrap();
        assert_eq!(analysis.evaluation.wdl(), Some(Wdl::Draw));
    }
}

#[test]
fn analysis_ends_when_the_time_is_spent() {
    let mut spent_all = 0;
    // Boards of every size, too large to be solved in the time.
    for board in ["4x4x3", "5x5x4", "7x7x5", "8x8x5", "9x8x5", "15x15x5"] {
        for objective in Objective::ALL {
            for step in [0.01, 0.3, 1.0] {
                let rules = rules(board).with_objective(objective);
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
fn interim_analyses_get_deeper() {
    for board in ["7x7x5", "15x15x5"] {
        let position = position(board, "d4");
        let (mut analyzer, mut depths) = (Analyzer::new(position.rules()), Vec::new());
        let last = analyzer.analyze(&position, clock(0.002), |analysis, _| depths.push(analysis.depth)).unwrap();
        assert!(depths.len() > 2, "{depths:?}");
        assert!(depths.is_sorted() && depths.last() <= Some(&last.depth), "{depths:?} before {last:?}");
    }
}
