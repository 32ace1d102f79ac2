//! Tests that a seed determines a game, and that different seeds choose evenly.

use std::collections::HashMap;
use std::hash::Hash;

use coaching::opponents::medium::FavoriteLines;
use coaching::{Computer, Level};
use engine::{Position, Rules, Square, notation};

fn after(moves: &str) -> Position {
    notation::read_moves(Rules::TIC_TAC_TOE, moves).game.position()
}

/// Checks that the seeds 0, 1, 2, … draw each of `kinds` values about equally often.
fn assert_even<T: Eq + Hash + std::fmt::Debug>(kinds: usize, drawn_for: impl Fn(u64) -> T) {
    const EACH: usize = 1_000;
    let mut times: HashMap<T, usize> = HashMap::new();
    for seed in 0..(kinds * EACH) as u64 {
        *times.entry(drawn_for(seed)).or_default() += 1;
    }
    assert_eq!(times.len(), kinds, "{times:?}");
    // Five standard deviations.
    let even = EACH - 160..EACH + 160;
    assert!(times.values().all(|times| even.contains(times)), "{times:?}");
}

#[test]
fn adjacent_seeds_choose_evenly() {
    assert_even(9, |seed| Computer::Random.reply(&after(""), seed));
    assert_even(8, |seed| Computer::Random.reply(&after("b2"), seed));
    assert_even(4, |seed| Computer::Level(Level::Unbeatable).reply(&after(""), seed));
    let all = FavoriteLines::all(Rules::TIC_TAC_TOE);
    assert_even(all.len(), |seed| {
        let drawn = FavoriteLines::from_seed(Rules::TIC_TAC_TOE, seed).unwrap();
        all.iter().position(|lines| *lines == drawn)
    });
}

#[test]
fn choices_of_one_game_and_of_adjacent_seeds_are_independent() {
    let reply = |moves, seed| Computer::Random.reply(&after(moves), seed);
    assert_even(9 * 7, |seed| [reply("", seed), reply("a1b1", seed)]);
    assert_even(9 * 9, |seed| [reply("", 2 * seed), reply("", 2 * seed + 1)]);
    let rules = "1x7x4".parse().unwrap();
    let kinds = FavoriteLines::all(rules).len();
    assert_even(kinds * kinds, |seed| [2 * seed, 2 * seed + 1].map(|seed| FavoriteLines::from_seed(rules, seed)));
}

#[test]
fn medium_keeps_its_favorite_lines_for_the_whole_game() {
    for seed in 0..100 {
        let favorite = FavoriteLines::from_seed(Rules::TIC_TAC_TOE, seed).unwrap();
        let first = Computer::Level(Level::Medium).reply(&after(""), seed).unwrap();
        assert!(favorite.squares().contains(first));
        let other_square = (Rules::TIC_TAC_TOE.squares() - favorite.squares()).first().unwrap();
        let position = after("").play(first).unwrap().play(other_square).unwrap();
        assert!(favorite.squares().contains(Computer::Level(Level::Medium).reply(&position, seed).unwrap()));
    }
}

/// Replies do not depend on the size of `usize`. These were drawn with 64 bits; a browser has 32.
#[test]
fn replies_are_the_same_on_every_machine() {
    let replies: Vec<Square> = (0..8).filter_map(|seed| Computer::Random.reply(&after(""), seed)).collect();
    assert_eq!(notation::write_moves(&replies), "b2a3b3a1b1a1a1a2");
}
