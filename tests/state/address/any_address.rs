//! Addresses of every position and game.

use engine::{Game, Mark, Objective, Position, Rules};
use fastrand::Rng;
use records::Pairs;
use tic_tac_toe::share::address::state::Address;
use tic_tac_toe::share::address::write as address;
use tic_tac_toe::state::Setup;
use tic_tac_toe::state::opponent::Opponent;

use crate::draft::positions;
use crate::{any, given};

/// Splits a query or fragment. Nothing in it is percent-encoded.
fn pairs(text: &str) -> Pairs {
    let parts = text.split('&').filter(|part| !part.is_empty());
    parts.map(|part| part.split_once('=').unwrap_or((part, ""))).map(|(k, v)| (k.to_owned(), v.to_owned())).collect()
}

fn read_fragment(fragment: &str) -> Address {
    Address::read(Vec::new(), pairs(fragment))
}

/// Visits every prefix of every game.
fn for_every_game(check: &mut impl FnMut(&Game)) {
    fn go_on(game: &mut Game, check: &mut impl FnMut(&Game)) {
        check(game);
        for square in game.position().legal_squares() {
            let mut next = game.clone();
            next.play(square).unwrap();
            go_on(&mut next, check);
        }
    }
    go_on(&mut Game::new(Rules::TIC_TAC_TOE), check);
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
fn every_game_prefix_survives_a_round_trip_through_a_link() {
    let mut games = 0;
    for_every_game(&mut |game| {
        games += 1;
        let fragment = address::fragment(game);
        let expected = (game.cursor() > 0).then(|| game.clone());
        assert_eq!(read_fragment(&fragment), Address { game: expected, ..Address::default() }, "{fragment}");
        assert!(fragment.len() <= "moves=".len() + 2 * 9);
    });
    // The number of games after each move.
    assert_eq!(games, 1 + 9 + 72 + 504 + 3_024 + 15_120 + 54_720 + 148_176 + 200_448 + 127_872);
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
            let query = address::query(Setup { play, ..given::setup(opponent, play) });
            // Games between friends have no own side.
            let expected_play = (opponent != Opponent::Friend).then_some(play);
            let expected = Address { opponent: Some(opponent), play: expected_play, ..Address::default() };
            assert_eq!(Address::read(pairs(&query), Vec::new()), expected, "{query}");
            for (columns, rows, in_a_row) in [(3, 3, 2), (4, 3, 3), (3, 4, 3), (15, 15, 5)] {
                for objective in Objective::ALL {
                    let rules = Rules::new(columns, rows, in_a_row, objective).unwrap();
                    let query = address::query(Setup { rules, play, ..given::setup(opponent, play) });
                    let address = Address::read(pairs(&query), Vec::new());
                    assert_eq!((address.rules_or(Rules::TIC_TAC_TOE), address.opponent), (rules, Some(opponent)));
                }
            }
        }
    }
}
