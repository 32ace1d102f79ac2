//! The same seed gives the same game, and different seeds spread evenly over what can be chosen.

use std::collections::HashMap;
use std::hash::Hash;

use tic_tac_toe::engine::opponents::casual::FavoriteLines;
use tic_tac_toe::engine::{Computer, Position, Rules, Square, notation};

use crate::naive;

fn after(moves: &str) -> Position {
    notation::read_moves(Rules::TIC_TAC_TOE, moves).game.position()
}

/// Checks that what is drawn for the seeds 0, 1, 2… is each of `kinds` things about equally often.
fn assert_even<T: Eq + Hash + std::fmt::Debug>(kinds: usize, drawn_for: impl Fn(u64) -> T) {
    const EACH: usize = 1_000;
    let mut times: HashMap<T, usize> = HashMap::new();
    for seed in 0..(kinds * EACH) as u64 {
        *times.entry(drawn_for(seed)).or_default() += 1;
    }
    assert_eq!(times.len(), kinds, "{times:?}");
    // Five times the deviation that chance has.
    let even = EACH - 160..EACH + 160;
    assert!(times.values().all(|times| even.contains(times)), "{times:?}");
}

#[test]
fn a_reply_is_one_of_the_candidates_and_the_same_for_the_same_seed() {
    for computer in Computer::ALL {
        for (_, position) in naive::positions() {
            for seed in [0, 1, u64::MAX] {
                let candidates = computer.choice(&position, seed).squares;
                let reply = computer.reply(&position, seed);
                assert_eq!(reply, computer.reply(&position, seed));
                assert_eq!(reply.is_none(), candidates.is_empty());
                assert!(reply.is_none_or(|square| candidates.contains(square)), "{computer:?} in {position:?}");
            }
        }
    }
}

#[test]
fn neighbouring_seeds_choose_evenly() {
    assert_even(9, |seed| Computer::Random.reply(&after(""), seed));
    assert_even(8, |seed| Computer::Random.reply(&after("b2"), seed));
    assert_even(4, |seed| Computer::Perfect.reply(&after(""), seed));
    assert_even(4, |seed| Computer::Trapper.reply(&after("b2"), seed));
    assert_even(4, |seed| Computer::Strategist.reply(&after("b2"), seed));
}

#[test]
fn the_choices_of_a_game_do_not_hang_together() {
    let replies = |seed| [after(""), after("a1b1")].map(|position| Computer::Random.reply(&position, seed));
    assert_even(9 * 7, replies);
}

#[test]
fn the_choices_for_neighbouring_seeds_do_not_hang_together() {
    let replies = |seed| [2 * seed, 2 * seed + 1].map(|seed| Computer::Random.reply(&after(""), seed));
    assert_even(9 * 9, replies);
}

#[test]
fn every_plan_is_drawn_evenly_and_whatever_is_chosen_within_it() {
    // Where two plans share a square, the squares alone do not tell which of them was drawn.
    let number_of =
        |plan: FavoriteLines| FavoriteLines::all(Rules::TIC_TAC_TOE).iter().position(|other| *other == plan);
    assert_even(36, |seed| number_of(FavoriteLines::drawn(Rules::TIC_TAC_TOE, seed).unwrap()));
}

#[test]
fn a_plan_is_kept_for_the_whole_game() {
    for seed in 0..100 {
        let plan = FavoriteLines::drawn(Rules::TIC_TAC_TOE, seed).unwrap();
        let first = Computer::Casual.reply(&after(""), seed).unwrap();
        assert!(plan.squares().contains(first));
        // A mark of the other side where it does not hurt the plan.
        let elsewhere = (Rules::TIC_TAC_TOE.squares() - plan.squares()).first().unwrap();
        let position = after("").play(first).unwrap().play(elsewhere).unwrap();
        assert!(plan.squares().contains(Computer::Casual.reply(&position, seed).unwrap()));
    }
}

/// What is replied must not depend on the machine: these were drawn on one with 64 bits and have to be drawn in a
/// browser as well, which has 32.
#[test]
fn replies_are_the_same_everywhere() {
    let replies: Vec<Square> = (0..8).filter_map(|seed| Computer::Random.reply(&after(""), seed)).collect();
    assert_eq!(notation::Moves(&replies).to_string(), "b2a3b3a1b1a1a1a2");
}
