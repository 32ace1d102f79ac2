//! Exact node counts of the solver in fixed positions: pruning that no longer works shows as more nodes.
//!
//! After an intended change, replace the rows of `tests/known/solver_nodes.tsv` by those that the test prints.

use engine::{Limits, Objective, Position, Rules, Solver, notation};

use crate::known;

/// Solves the position of a row, and returns the row with the solver's node count.
fn solve(row: &[&str]) -> String {
    let &[board, objective, moves, bytes, question, _] = row else { panic!("{row:?}") };
    let rules = notation::read_rules(board, Objective::from_name(objective).unwrap()).unwrap();
    let mut solver = Solver::with_memory(rules, bytes.parse().unwrap()).unwrap();
    let position = notation::read_moves(rules, moves).game.position();
    match question {
        "result" => drop(solver.result(&position, Limits::none()).unwrap()),
        "moves" => drop(solver.results_of_moves(&position, Limits::none()).unwrap()),
        "best move" => {
            solver.result(&position, Limits::none()).unwrap();
            solver.best_square(&position, Limits::none()).unwrap();
        }
        _ => panic!("{question}"),
    }
    [board, objective, moves, bytes, question, &solver.nodes().to_string()].join("\t")
}

#[test]
fn solver_searches_the_known_number_of_nodes() {
    let rows = known::rows(include_str!("../../known/solver_nodes.tsv"));
    let expected: Vec<String> = rows.iter().map(|row| row.join("\t")).collect();
    let actual: Vec<String> = rows.iter().map(|row| solve(row)).collect();
    assert!(actual == expected, "the table should be:\n{}", actual.join("\n"));
}

#[test]
fn second_search_of_a_position_takes_hardly_any_nodes() {
    let rules = "6x5x4".parse::<Rules>().unwrap();
    let position = Position::new(rules);
    let mut solver = Solver::new(rules).unwrap();
    let [first, second] = [(); 2].map(|()| {
        solver.result(&position, Limits::none()).unwrap();
        solver.nodes()
    });
    assert!(second * 20 < first, "{second} after {first}");
}
