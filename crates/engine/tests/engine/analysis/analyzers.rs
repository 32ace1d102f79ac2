//! Search and combined analyzer alike need no search of finished games, and refuse other rules.

use engine::{Analysis, Analyzer, Evaluation, Limits, OtherRules, Position, Rules, Search, Solver, Unproven, Value};

use crate::positions::{position, rules};

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
fn finished_game_is_evaluated_without_search() {
    let table = [
        ("3x3x3 misere", "a1b1a2b2a3", Value::Win(0)),
        ("4x3x3", "a1b1a2b2a3", Value::Loss(0)),
        ("3x1x3", "a1b1c1", Value::Draw),
    ];
    for (board, moves, value) in table {
        let position = position(board, moves);
        for mut analyze in analyzers(position.rules()) {
            let limits = Limits::until(|_| panic!("no poll"));
            let analysis = analyze(&position, limits, &mut |_| panic!("no progress"));
            assert_eq!(analysis, Ok(Analysis { evaluation: Evaluation::Exact(value), ..Analysis::default() }));
        }
    }
}

#[test]
fn position_of_other_rules_is_an_error() {
    for (mine, other) in [("4x3x3", "3x4x3"), ("4x3x3", "4x3x3 misere"), ("15x15x5", "4x3x3")] {
        let [mine, found] = [mine, other].map(rules);
        let (position, error) = (Position::new(found), OtherRules { expected: mine, found });
        for mut analyze in analyzers(mine) {
            let limits = Limits::until(|_| panic!("no poll"));
            assert_eq!(analyze(&position, limits, &mut |_| panic!("no progress")), Err(error));
        }
        assert_eq!(Search::with_memory(mine, 0).variations(&position, 3, Limits::none()), Err(error));
        let Ok(mut solver) = Solver::new(mine) else { continue };
        assert_eq!(solver.result(&position, Limits::none()), Err(Unproven::OtherRules(error)));
        assert_eq!(solver.best_square(&position, Limits::none()), Err(Unproven::OtherRules(error)));
        assert_eq!(solver.results_of_moves(&position, Limits::none()), Err(Unproven::OtherRules(error)));
    }
}
