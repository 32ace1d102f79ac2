//! Moves as text.

use engine::other_games::{Game, Variant};

#[test]
fn moves_are_read_with_and_without_signs() {
    for text in ["b1 b2 a1", "b1b2a1", " B1, b2\na1 "] {
        assert_eq!(Game::parse(Variant::Infinite, text).unwrap().to_string(), "b1 b2 a1", "{text}");
    }
}

#[test]
fn errors_name_the_move_and_the_reason() {
    for (variant, text, error) in [
        ("infinite", "b1 b1", "move 2: b1 is taken"),
        ("infinite", "b1 d1", "move 2: d1 is not on the board"),
        ("infinite", "b1 \u{1b}?", "move 2: “U+001B?” is not a square"),
        ("infinite", "a1 a2 b1 b2 c1 c2", "move 6: the game is over"),
        ("wild", "b1x b2", "move 2: b2 needs its mark: b2x or b2o"),
        ("wild", "b1x b1o", "move 2: b1 is taken"),
    ] {
        let variant = Variant::from_name(variant).unwrap();
        assert_eq!(Game::parse(variant, text).unwrap_err().to_string(), error);
    }
}

#[test]
fn variants_have_their_names() {
    for (variant, name) in Variant::ALL.into_iter().zip(Variant::NAMES) {
        assert_eq!((Variant::from_name(name), variant.to_string()), (Some(variant), name.to_owned()));
        assert_eq!(Game::parse(variant, "").unwrap(), Game::new(variant));
    }
    assert_eq!(Variant::from_name("chess"), None);
}

#[test]
fn undo_takes_back_the_last_move() {
    let mut game = Game::parse(Variant::Infinite, "b1 b2").unwrap();
    let last = game.moves()[1];
    assert_eq!((game.undo(), game.to_string()), (Some(last), "b1".to_owned()));
    game.undo();
    assert_eq!(game.undo(), None);
}
