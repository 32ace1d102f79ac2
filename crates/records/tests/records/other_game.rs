//! Tests that records of games with other rules round-trip.

use engine::other_games::{Game, Variant};
use fastrand::Rng;
use records::other_game::{read, write};

#[test]
fn every_game_round_trips() {
    for variant in Variant::ALL {
        for seed in 0..20 {
            let (mut game, mut random) = (Game::new(variant), Rng::with_seed(seed));
            loop {
                let written = write(&game);
                assert_eq!(read(&written), Some((game.clone(), None)), "{written}");
                assert_eq!(
                    read(&written.to_lowercase().replace('\n', "\r\n")),
                    Some((game.clone(), None)),
                    "{written}"
                );
                let legal = game.position().legal_moves();
                let Some(played) = random.choice(legal).filter(|_| game.moves().len() < 40) else { break };
                game.play(played).unwrap();
            }
        }
    }
}

#[test]
fn illegal_move_ends_the_game() {
    let game = |variant, moves| Game::parse(variant, moves).unwrap();
    let illegal = |word: &str| Some(word.to_owned());
    for (text, expected) in [
        ("Game: infinite\nb2 b2 a1", Some((game(Variant::Infinite, "b2"), illegal("b2")))),
        ("Game: wild\n1. X b2 2. a1", Some((game(Variant::Wild, "b2x"), illegal("a1")))),
        ("Game: ultimate\nb2é", Some((game(Variant::Ultimate, ""), illegal("b2é")))),
        ("Game: notakto-1\n1. a1\n2. crab", Some((game(Variant::Notakto1, "a1"), illegal("crab")))),
        ("Game: notakto-4\na1", None),
        ("Board: 3x3x3\na1", None),
        ("", None),
    ] {
        assert_eq!(read(text), expected, "{text}");
    }
}
