//! Levels of the computer players.

use engine::Limits;
use engine::other_games::{Game, Level, Variant};

/// Returns the moves that a level plays with 40 seeds, each once.
fn played(level: Level, moves: &str) -> Vec<String> {
    let position = Game::parse(Variant::Infinite, moves).unwrap().position();
    let choose = |seed| level.choose(&*position, seed, Limits::none());
    let mut names: Vec<String> = (0..40).filter_map(choose).map(|played| position.name_of(played)).collect();
    names.sort_unstable();
    names.dedup();
    names
}

#[test]
fn every_level_completes_a_line() {
    for level in Level::ALL {
        assert_eq!(played(level, "a1 a2 b1 b2"), ["c1"], "{}", level.name());
    }
}

#[test]
fn all_levels_but_easy_prevent_a_line() {
    for level in Level::ALL {
        let expected = if level == Level::Easy { 6 } else { 1 };
        assert_eq!(played(level, "a1 b2 b1").len(), expected, "{}", level.name());
    }
}

#[test]
fn only_perfect_play_finds_the_long_win() {
    assert_eq!(played(Level::Hard, "").len(), 9);
    assert_eq!(played(Level::Unbeatable, ""), ["a2", "b1", "b3", "c2"]);
}

#[test]
fn finished_game_has_no_move() {
    for level in Level::ALL {
        assert!(played(level, "a1 a2 b1 b2 c1").is_empty());
    }
}
