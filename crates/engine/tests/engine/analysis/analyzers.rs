//! Solver, search and combined analyzer need no search of finished games, and refuse other rules.

use engine::{Analysis, Analyzer, Evaluation, Limits, OtherRules, Position, Search, Solver, Unproven, Value};

use crate::positions::{position, rules};

#[test]
fn finished_game_is_evaluated_without_search() {
    for (board, moves, value) in [
        ("3x3x3 misere", "a1b1a2b2a3", Value::Win(0)),
        ("4x3x3", "a1b1a2b2a3", Value::Loss(0)),
        ("3x1x3", "a1b1c1", Value::Draw),
    ] {
        let position = position(board, moves);
        let analysis = Ok(Analysis { evaluation: Evaluation::Exact(value), ..Analysis::default() });
        let limits = || Limits::until(|_| panic!("no poll"));
        let (mut search, mut analyzer) = (Search::with_memory(position.rules(), 0), Analyzer::new(position.rules()));
        assert_eq!(search.analyze(&position, limits(), |_, _| panic!("no progress")), analysis);
        assert_eq!(analyzer.analyze(&position, limits(), |_, _| panic!("no progress")), analysis);
    }
}

#[test]
fn position_of_other_rules_is_an_error() {
    for (mine, other) in [("4x3x3", "3x4x3"), ("4x3x3", "4x3x3 misere"), ("4x3x3", "4x3x3 exact")] {
        let [mine, found] = [mine, other].map(rules);
        let (position, error) = (Position::new(found), OtherRules { expected: mine, found });
        assert_eq!(Analyzer::new(mine).best(&position, Limits::none()), Err(error));
        let mut search = Search::with_memory(mine, 0);
        assert_eq!(search.best(&position, Limits::none()), Err(error));
        assert_eq!(search.variations(&position, 3, Limits::none()), Err(error));
        let mut solver = Solver::new(mine).unwrap();
        assert_eq!(solver.result(&position, Limits::none()), Err(Unproven::OtherRules(error)));
        assert_eq!(solver.best_square(&position, Limits::none()), Err(Unproven::OtherRules(error)));
        assert_eq!(solver.results_of_moves(&position, Limits::none()), Err(Unproven::OtherRules(error)));
    }
}
