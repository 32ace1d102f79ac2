//! Very hard, which searches few nodes.

use std::collections::HashSet;

use coaching::opponents::very_hard;
use coaching::{Computer, Level};
use engine::{BestMove, Position};
use tic_tac_toe::state::opponent::Opponent;

use crate::positions::rules;

#[test]
fn every_board_has_a_reply_within_the_fewest_nodes() {
    for board in ["3x3x3", "1x4x3", "4x1x3 misere", "7x10x5", "13x4x3 misere", "16x19x5", "19x19x5 misere", "20x20x3"] {
        let mut position = Position::new(rules(board));
        for seed in 0..4 {
            let nodes = very_hard::nodes(&position, seed);
            assert!((40..=200).contains(&nodes), "{nodes}");
            let found = very_hard::analysis(&position, 40);
            assert_eq!(very_hard::analysis(&position, 40), found, "it forgets what it has searched");
            let best = found.best.map(BestMove::square);
            assert!(best.is_some() || position.outcome().is_some(), "{position:?}");
            position = best.and_then(|best| position.play(best).ok()).unwrap_or(position);
        }
    }
}

#[test]
fn games_differ() {
    let taken = |seed| {
        let mut position = Position::new(rules("15x15x5"));
        while position.outcome().is_none() && position.taken().len() < 12 {
            let found = very_hard::analysis(&position, very_hard::nodes(&position, seed));
            position = position.play(found.best.unwrap().square()).unwrap();
        }
        position.taken()
    };
    let games: HashSet<_> = (0..10).map(taken).collect();
    assert!(games.len() > 5, "{} different games", games.len());
}

#[test]
fn small_boards_offer_unbeatable_instead() {
    let very_hard = Opponent::Computer(Computer::VERY_HARD);
    for (board, level) in [("3x3x3", Level::Unbeatable), ("5x2x3", Level::Unbeatable), ("4x3x3", Level::VeryHard)] {
        let rules = rules(board);
        assert_eq!(very_hard.under(rules), Opponent::Computer(Computer::Level(level)), "{rules}");
        assert_eq!(Level::all_under(rules).contains(&Level::VeryHard), level == Level::VeryHard);
        let others = Opponent::ALL.into_iter().filter(|opponent| *opponent != very_hard);
        others.for_each(|opponent| assert_eq!(opponent.under(rules), opponent));
    }
}
