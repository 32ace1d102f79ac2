//! Bounds of the node counts of solver and search in fixed positions: pruning, move ordering and tables change how much is searched,
//! and seldom the result.
//!
//! A change may take a tenth more nodes than `tests/known/solver_nodes.tsv` and `search_nodes.tsv` say. After an intended one, replace
//! the rows there by those that the tests print.

use engine::{Limits, Objective, Search, Solver, notation};

use crate::known;
use crate::positions::{position, rules};

/// Checks the nodes of each row, which are its last number.
fn assert_hardly_more_nodes(table: &str, count: impl Fn(&[&str]) -> u64) {
    let more = |row: Vec<&str>| {
        let (known, row) = row.split_last().unwrap();
        let nodes = count(row);
        (nodes * 10 > known.parse::<u64>().unwrap() * 11).then(|| format!("{}\t{nodes}", row.join("\t")))
    };
    let more: Vec<String> = known::rows(table).into_iter().filter_map(more).collect();
    assert!(more.is_empty(), "these take more nodes:\n{}", more.join("\n"));
}

#[test]
fn solver_searches_hardly_more_than_the_known_number_of_nodes() {
    assert_hardly_more_nodes(include_str!("../known/solver_nodes.tsv"), |row| {
        let &[board, objective, moves, bytes, question] = row else { panic!("{row:?}") };
        let position = position(&format!("{board} {objective}"), moves);
        let mut solver = Solver::with_memory(position.rules(), bytes.parse().unwrap()).unwrap();
        if question == "moves" {
            solver.results_of_moves(&position, Limits::none()).unwrap();
        } else {
            solver.result(&position, Limits::none()).unwrap();
        }
        if question == "best move" {
            solver.best_square(&position, Limits::none()).unwrap();
        }
        solver.nodes()
    });
}

#[test]
fn second_search_of_a_position_takes_hardly_any_nodes() {
    let position = position("6x5x4", "");
    let mut solver = Solver::new(position.rules()).unwrap();
    let [first, second] = [(); 2].map(|()| {
        solver.result(&position, Limits::none()).unwrap();
        solver.nodes()
    });
    assert!(second * 20 < first, "{second} after {first}");
}

#[test]
fn search_visits_hardly_more_than_the_known_number_of_nodes() {
    assert_hardly_more_nodes(include_str!("../known/search_nodes.tsv"), |row| {
        let &[board, objective, bytes, moves, depth, replies, _] = row else { panic!("{row:?}") };
        let rules = rules(board).with_objective(Objective::from_name(objective).unwrap());
        let mut game = notation::read_moves(rules, moves).game;
        let mut search = Search::with_memory(rules, bytes.parse().unwrap());
        // The search plays against itself.
        let reply = |_| {
            let analysis = search.best(&game.position(), Limits::depth(depth.parse().unwrap())).unwrap();
            game.play(analysis.best.unwrap().square()).unwrap();
            search.nodes()
        };
        (0..replies.parse().unwrap()).map(reply).sum()
    });
}
