//! How many positions the prover looks at. Whatever spares it work shows here: without it there would be far more.

use tic_tac_toe::engine::prover::Prover;
use tic_tac_toe::engine::{Objective, notation};

/// Boards, objectives, moves, and how many nodes a result may take: hardly more than it does.
const MOST_NODES: [(&str, Objective, &str, u64); 9] = [
    ("4x4x4", Objective::Normal, "", 1),
    ("5x4x4", Objective::Normal, "", 140),
    ("5x5x4", Objective::Normal, "", 5_960),
    ("6x5x4", Objective::Normal, "", 4_360),
    ("7x5x4", Objective::Normal, "", 7_880),
    ("7x7x5", Objective::Normal, "", 45_600),
    ("6x6x6", Objective::Normal, "", 1),
    ("4x4x4", Objective::Misere, "", 200),
    ("5x4x4", Objective::Misere, "", 200_000),
];

fn nodes(board: &str, objective: Objective, moves: &str) -> u64 {
    let rules = notation::read_rules(board, objective).unwrap();
    let mut prover = Prover::new(rules, Prover::USUAL_BYTES).unwrap();
    let position = notation::read_moves(rules, moves).game.position();
    prover.result(&position, |_| false).proved().unwrap();
    prover.nodes()
}

#[test]
fn a_result_takes_no_more_nodes_than_it_should() {
    let too_many: Vec<String> = MOST_NODES
        .into_iter()
        .map(|(board, objective, moves, most)| (board, objective, moves, most, nodes(board, objective, moves)))
        .filter(|(.., most, nodes)| nodes > most)
        .map(|(board, objective, moves, most, nodes)| {
            format!("{board} {} {moves}: {nodes} instead of at most {most}", objective.name())
        })
        .collect();
    assert!(too_many.is_empty(), "{too_many:#?}");
}

#[test]
fn the_same_question_takes_the_same_nodes_and_then_hardly_any() {
    let rules = notation::read_rules("6x5x4", Objective::Normal).unwrap();
    let position = tic_tac_toe::engine::Position::new(rules);
    let mut prover = Prover::new(rules, Prover::USUAL_BYTES).unwrap();
    prover.result(&position, |_| false).proved().unwrap();
    let first = prover.nodes();
    assert_eq!(first, nodes("6x5x4", Objective::Normal, ""));
    prover.result(&position, |_| false).proved().unwrap();
    assert!(prover.nodes() * 20 < first, "{} after {first}", prover.nodes());
}

#[test]
fn a_best_move_takes_few_nodes_more_than_the_result() {
    for (board, most) in [("5x4x4", 9), ("5x5x4", 45), ("6x5x4", 6), ("7x7x5", 1_830)] {
        let rules = notation::read_rules(board, Objective::Normal).unwrap();
        let position = tic_tac_toe::engine::Position::new(rules);
        let mut prover = Prover::new(rules, Prover::USUAL_BYTES).unwrap();
        prover.result(&position, |_| false).proved().unwrap();
        prover.best_square(&position, |_| false).proved().unwrap();
        assert!(prover.nodes() <= most, "{board}: {} instead of at most {most}", prover.nodes());
    }
}
