//! Bounds of the solver's node counts in fixed positions: pruning that no longer works shows as more nodes.
//!
//! A change may take a tenth more nodes than `tests/known/solver_nodes.tsv` says. After an intended one, replace the rows there by
//! those that the test prints.

use engine::{Limits, Objective, Position, Rules, Solver, notation};

use crate::known;

/// Solves the position of a row, and returns the solver's node count.
fn solve(row: &[&str]) -> u64 {
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
    solver.nodes()
}

#[test]
fn solver_searches_hardly_more_than_the_known_number_of_nodes() {
    let rows = known::rows(include_str!("../../known/solver_nodes.tsv"));
    let more = |row: &Vec<&str>| {
        let (nodes, known) = (solve(row), row[5].parse::<u64>().unwrap());
        (nodes * 10 > known * 11).then(|| format!("{}\t{nodes}", row[..5].join("\t")))
    };
    let more: Vec<String> = rows.iter().filter_map(more).collect();
    assert!(more.is_empty(), "these take more nodes:\n{}", more.join("\n"));
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
