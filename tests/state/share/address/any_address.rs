//! Addresses of every position and game.

use records::Pairs;
use tic_tac_toe::share::address::state::Address;
use tic_tac_toe::share::address::write as address;

use crate::any;
use crate::prelude::*;
use crate::share::editor::positions;

/// Splits a query or fragment. Nothing in it is percent-encoded.
fn pairs(text: &str) -> Pairs {
    let parts = text.split('&').filter(|part| !part.is_empty());
    parts.map(|part| part.split_once('=').unwrap_or((part, ""))).map(|(k, v)| (k.to_owned(), v.to_owned())).collect()
}

fn read_fragment(fragment: &str) -> Address {
    Address::read(Vec::new(), pairs(fragment))
}

#[test]
fn every_position_survives_a_round_trip_through_a_link() {
    for position in positions() {
        let fragment = address::fragment(&Game::from(position));
        let expected = if position == Position::new(Rules::TIC_TAC_TOE) {
            assert_eq!(fragment, "");
            Address::default()
        } else {
            Address { game: Some(Game::from(position)), ..Address::default() }
        };
        assert_eq!(read_fragment(&fragment), expected, "{fragment}");
    }
}

#[test]
fn link_ends_at_the_shown_moment() {
    let random = &mut Rng::with_seed(1);
    for _ in 0..10_000 {
        let mut game = Game::from(any::game(random).position());
        for _ in 0..4 {
            // Illegal squares are skipped.
            let _ = game.play(any::square(random));
        }
        game.jump(random.usize(0..6));
        let fragment = address::fragment(&game);
        let opened = read_fragment(&fragment).game.unwrap_or_else(|| Game::new(Rules::TIC_TAC_TOE));
        assert_eq!((opened.start(), opened.moves()), (game.start(), game.shown_moves()), "{fragment}");
        assert_eq!(opened.position(), game.position());
    }
}

#[test]
fn every_setup_survives_a_round_trip_through_a_query() {
    for opponent in Opponent::ALL {
        for play in Mark::ALL {
            let query = address::query(Setup { play, ..setup(opponent, play) });
            // Games between friends have no own side.
            let expected_play = (opponent != Opponent::Friend).then_some(play);
            let expected = Address { opponent: Some(opponent), play: expected_play, ..Address::default() };
            assert_eq!(Address::read(pairs(&query), Vec::new()), expected, "{query}");
            for (columns, rows, in_a_row) in [(3, 3, 2), (4, 3, 3), (3, 4, 3), (15, 15, 5)] {
                for objective in Objective::ALL {
                    let rules = Rules::new(columns, rows, in_a_row, objective).unwrap();
                    let query = address::query(Setup { rules, play, ..setup(opponent, play) });
                    let address = Address::read(pairs(&query), Vec::new());
                    assert_eq!((address.rules_or(Rules::TIC_TAC_TOE), address.opponent), (rules, Some(opponent)));
                }
            }
        }
    }
}
