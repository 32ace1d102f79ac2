//! Tests that positions and lists of moves round-trip.

use engine::{Game, Position, notation};
use fastrand::Rng;

use crate::random::any_rules;

fn assert_moves_round_trip(game: &Game) {
    let read = notation::read_moves_from(game.start(), &notation::write_moves(game.moves()));
    assert!(read.problem.is_none() && read.game == *game, "{read:?}");
}

fn assert_position_round_trips(position: Position) {
    let written = notation::write_position(position);
    assert_eq!(notation::read_position(position.rules(), &written), Ok(position), "{written}");
    assert_eq!(notation::read_position(position.rules(), &written.to_uppercase()), Ok(position), "{written}");
}

#[test]
fn positions_and_moves_on_any_board_round_trip() {
    for seed in 0..100 {
        let random = &mut Rng::with_seed(seed);
        let mut game = Game::new(any_rules(random));
        let moves_before_start = random.usize(0..20);
        while let Some(square) = random.choice(game.position().legal_squares()) {
            game.play(square).unwrap();
            if game.start() == Position::new(game.rules()) && game.moves().len() == moves_before_start {
                assert_moves_round_trip(&game);
                game = Game::from(game.position());
            }
            assert_position_round_trips(game.position());
        }
        assert_moves_round_trip(&game);
    }
}
