//! Exact node counts of the search in fixed positions.
//!
//! Move ordering, reductions and the transposition table mostly change how much is searched, and seldom the result. A
//! change that is meant to alter the search updates `tests/known/search_nodes.tsv` with the rows that the test prints.

use engine::{Limits, Objective, Search, notation};

use crate::known;

/// The row with the moves that the search plays against itself and the nodes that it counts.
fn searched(row: &[&str]) -> String {
    let &[board, objective, bytes, moves, depth, replies, ..] = row else { panic!("{row:?}") };
    let rules = notation::read_rules(board, Objective::from_name(objective).unwrap()).unwrap();
    let mut game = notation::read_moves(rules, moves).game;
    let before = game.moves().len();
    let mut search = Search::with_memory(rules, bytes.parse().unwrap());
    let mut nodes = 0;
    for _ in 0..replies.parse().unwrap() {
        let analysis = search.best(&game.position(), Limits::depth(depth.parse().unwrap())).unwrap();
        nodes += search.nodes();
        game.play(analysis.best.unwrap().square()).unwrap();
    }
    let played = notation::write_moves(&game.moves()[before..]);
    [board, objective, bytes, moves, depth, replies, &played, &nodes.to_string()].join("\t")
}

#[test]
fn search_visits_known_number_of_nodes() {
    let rows = known::rows(include_str!("../../known/search_nodes.tsv"));
    let expected: Vec<String> = rows.iter().map(|row| row.join("\t")).collect();
    let actual: Vec<String> = rows.iter().map(|row| searched(row)).collect();
    assert!(actual == expected, "the table should be:\n{}", actual.join("\n"));
}
