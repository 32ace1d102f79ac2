//! Bounds of the search's node counts in fixed positions: move ordering, reductions and the transposition table change how much is
//! searched, and seldom the result.
//!
//! A change may take a tenth more nodes than `tests/known/search_nodes.tsv` says. After an intended one, replace the rows there by
//! those that the test prints.

use engine::{Limits, Objective, Search, notation};

use crate::known;

/// Returns the nodes that the search counts when it plays against itself.
fn searched(row: &[&str]) -> u64 {
    let &[board, objective, bytes, moves, depth, replies, ..] = row else { panic!("{row:?}") };
    let rules = notation::read_rules(board, Objective::from_name(objective).unwrap()).unwrap();
    let mut game = notation::read_moves(rules, moves).game;
    let mut search = Search::with_memory(rules, bytes.parse().unwrap());
    let reply = |_| {
        let analysis = search.best(&game.position(), Limits::depth(depth.parse().unwrap())).unwrap();
        game.play(analysis.best.unwrap().square()).unwrap();
        search.nodes()
    };
    (0..replies.parse().unwrap()).map(reply).sum()
}

#[test]
fn search_visits_hardly_more_than_the_known_number_of_nodes() {
    let more = |row: &Vec<&str>| {
        let (nodes, known) = (searched(row), row[row.len() - 1].parse::<u64>().unwrap());
        (nodes * 10 > known * 11).then(|| format!("{}\t{nodes}", row[..row.len() - 1].join("\t")))
    };
    let rows = known::rows(include_str!("../../known/search_nodes.tsv"));
    let more: Vec<String> = rows.iter().filter_map(more).collect();
    assert!(more.is_empty(), "these take more nodes:\n{}", more.join("\n"));
}
