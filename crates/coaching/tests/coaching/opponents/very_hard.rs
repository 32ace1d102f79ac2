//! Very hard, which searches few nodes.

use std::collections::HashSet;

use coaching::opponents::very_hard;
use coaching::{Computer, Level};
use engine::{BestMove, Objective, Position, Rules};
use tic_tac_toe::state::opponent::Opponent;

#[test]
fn every_board_has_a_reply_within_the_fewest_nodes() {
    for columns in (1..=20).step_by(3) {
        for rows in (1..=20).step_by(3) {
            for (in_a_row, objective) in [3, 5].into_iter().zip(Objective::ALL) {
                let Ok(rules) = Rules::new(columns, rows, in_a_row, objective) else { continue };
                let mut position = Position::new(rules);
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
    }
}

#[test]
fn games_differ() {
    let rules = Rules::new(15, 15, 5, Objective::Normal).unwrap();
    let games: HashSet<_> = (0..10)
        .map(|seed| {
            let mut position = Position::new(rules);
            while position.outcome().is_none() && position.taken().len() < 12 {
                let found = very_hard::analysis(&position, very_hard::nodes(&position, seed));
                position = position.play(found.best.unwrap().square()).unwrap();
            }
            position.taken()
        })
        .collect();
    assert!(games.len() > 5, "{} different games", games.len());
}

#[test]
fn small_boards_offer_unbeatable_instead() {
    let very_hard = Opponent::Computer(Computer::VERY_HARD);
    for (columns, rows, level) in [(3, 3, Level::Unbeatable), (5, 2, Level::Unbeatable), (4, 3, Level::VeryHard)] {
        let rules = Rules::new(columns, rows, 3, Objective::Normal).unwrap();
        assert_eq!(very_hard.under(rules), Opponent::Computer(Computer::Level(level)), "{rules}");
        assert_eq!(Level::all_under(rules).contains(&Level::VeryHard), level == Level::VeryHard);
        let others = Opponent::ALL.into_iter().filter(|opponent| *opponent != very_hard);
        others.for_each(|opponent| assert_eq!(opponent.under(rules), opponent));
    }
}
