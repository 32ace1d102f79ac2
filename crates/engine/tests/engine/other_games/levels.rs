//! Levels of the computer players.

use engine::Limits;
use engine::other_games::{Game, Level, Variant, best};

use super::random_game;

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
fn levels_differ_in_the_moves_that_they_overlook() {
    for level in Level::ALL {
        let is_easy = level == Level::Easy;
        assert_eq!(played(level, "a1 a2 b1 b2"), ["c1"], "{} completes a line", level.name());
        assert_eq!(played(level, "a1 b2 b1").len() == 1, !is_easy, "{} prevents a line", level.name());
        assert!(played(level, "a1 a2 b1 b2 c1").is_empty(), "the game is over");
    }
    // Only perfect play finds the long win.
    assert_eq!(played(Level::Hard, "").len(), 9);
    assert_eq!(played(Level::Unbeatable, ""), ["a2", "b1", "b3", "c2"]);
}

#[test]
fn unbeatable_keeps_the_value_of_every_game() {
    let mut random = fastrand::Rng::with_seed(1);
    for variant in Variant::ALL.into_iter().filter(|variant| *variant != Variant::Ultimate) {
        for seed in 0..40 {
            let length = random.usize(..8);
            let position = random_game(variant, length, &mut random).position();
            let Some(played) = Level::Unbeatable.choose(&*position, seed, Limits::none()) else { continue };
            assert!(best(&position.values(Limits::none())).contains(&played), "{played:?} in {variant}");
        }
    }
}
