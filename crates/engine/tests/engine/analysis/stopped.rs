//! The claims of analyzer and solver hold whenever they are stopped.

use engine::{Analyzer, BestMove, Limits, Objective, Position, Solver, Unproven, Wdl};
use fastrand::Rng;

use super::common::{BOARDS, check, clock, rules};
use crate::exhaustive::Exhaustive;
use crate::solver::differential::any_position;

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
