//! Addresses of every position and game, and random addresses.

use std::collections::HashSet;
use std::sync::LazyLock;

use fastrand::Rng;
use tic_tac_toe::engine::{Game, Mark, Objective, Opponent, Position, Rules, notation};
use tic_tac_toe::features::address::state as address;
use tic_tac_toe::features::address::state::Address;
use tic_tac_toe::state::{Setup, Theme};

use crate::draft::positions;
use crate::{any, given};

/// Number of random addresses.
const ADDRESSES: u64 = 100_000;

/// Maximum length of a note's debug output, where an escaped letter takes up to ten.
const MAX_NOTE: usize = 600;

type Pairs = Vec<(String, String)>;

/// Splits a query or fragment. Nothing in it is percent-encoded.
fn pairs(text: &str) -> Pairs {
    let parts = text.split('&').filter(|part| !part.is_empty());
    parts.map(|part| part.split_once('=').unwrap_or((part, ""))).map(|(k, v)| (k.to_owned(), v.to_owned())).collect()
}

fn read_fragment(fragment: &str) -> Address {
    Address::read([], pairs(fragment))
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
    for position in POSITIONS.iter().copied() {
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
            assert_eq!(Address::read(pairs(&query), []), expected, "{query}");
            for (columns, rows, in_a_row) in [(3, 3, 2), (4, 3, 3), (3, 4, 3), (15, 15, 5)] {
                for objective in Objective::ALL {
                    let rules = Rules::new(columns, rows, in_a_row, objective).unwrap();
                    let query = address::query(Setup { rules, play, ..given::setup(opponent, play) });
                    let address = Address::read(pairs(&query), []);
                    assert_eq!((address.rules_or(Rules::TIC_TAC_TOE), address.opponent), (rules, Some(opponent)));
                }
            }
        }
    }
}

/// Returns a random word, mostly a valid or nearly valid value.
fn any_word(random: &mut Rng) -> String {
    const WORDS: [&str; 38] = [
        "look",
        "paper",
        "accent",
        "#7c3aed",
        "disabled",
        "controls",
        "grow",
        "score,reset",
        "board",
        "objective",
        "opponent",
        "play",
        "theme",
        "lang",
        "embed",
        "start",
        "moves",
        "3x3x3",
        "normal",
        "link",
        "friend",
        "perfect",
        "x",
        "o",
        "dark",
        "en",
        "",
        "b2a1c3",
        "a1b1a2b2a3",
        "b2b2",
        "x1o/1x1/3-o",
        "3/3/3-x",
        "xxx/ooo/3-x",
        "&play=o",
        "#moves=a1",
        "?",
        "\u{1F980}",
        "%26",
    ];
    let mut word = WORDS[random.usize(0..WORDS.len())].to_owned();
    match random.u8(0..12) {
        0 => word.truncate(word.floor_char_boundary(random.usize(0..=word.len()))),
        1 => word.insert(word.floor_char_boundary(random.usize(0..=word.len())), random.char(..)),
        2 => word += WORDS[random.usize(0..WORDS.len())],
        3 => word = (0..random.usize(0..20)).map(|_| random.char(..)).collect(),
        4 => word = word.repeat(random.usize(0..50)),
        5 => word = notation::Moves(any::game(random).moves()).to_string(),
        6 => word = notation::Setup(any::game(random).position()).to_string(),
        _ => {}
    }
    word
}

/// Returns a random query pair; half are valid.
fn any_setting(random: &mut Rng) -> (String, String) {
    const RIGHT: [(&str, &str); 13] = [
        ("look", "paper"),
        ("accent", "7c3aed"),
        ("board", "3x3x3"),
        ("objective", "normal"),
        ("opponent", "link"),
        ("opponent", "casual"),
        ("play", "o"),
        ("theme", "dark"),
        ("lang", "en"),
        ("embed", ""),
        ("embed", "grow"),
        ("disabled", "no"),
        ("controls", "hint,history"),
    ];
    if random.bool() {
        let (key, value) = RIGHT[random.usize(0..RIGHT.len())];
        (key.to_owned(), value.to_owned())
    } else {
        (any_word(random), any_word(random))
    }
}

/// Returns a random fragment pair; half are valid.
fn any_part(random: &mut Rng) -> (String, String) {
    let game = any::game(random);
    match random.u8(0..6) {
        0..2 => ("moves".to_owned(), notation::Moves(game.moves()).to_string()),
        2 => ("start".to_owned(), notation::Setup(game.position()).to_string()),
        3 => ("moves".to_owned(), any_word(random)),
        4 => ("start".to_owned(), any_word(random)),
        _ => (any_word(random), any_word(random)),
    }
}

/// All reachable positions.
static POSITIONS: LazyLock<HashSet<Position>> = LazyLock::new(positions);

/// Checks that the opened game is playable and the setup usable.
fn check(address: &Address) {
    assert!(address.notes.len() <= 4);
    for (index, note) in address.notes.iter().enumerate() {
        assert!(format!("{note:?}").chars().count() <= MAX_NOTE, "{note:?}");
        assert!(!address.notes[..index].contains(note), "{note:?} is repeated");
    }
    if let Some(game) = &address.game {
        assert_eq!((game.rules(), game.cursor()), (address.rules_or(Rules::TIC_TAC_TOE), game.moves().len()));
        let is_ordinary = game.rules() == Rules::TIC_TAC_TOE;
        assert!(!is_ordinary || POSITIONS.contains(&game.start()), "{:?} is reachable", game.start());
        let replayed = game.moves().iter().fold(game.start(), |position, square| position.play(*square).unwrap());
        assert_eq!(game.position(), replayed);
    }
    // The preserved query means the same when parsed again.
    assert!(!address.page_query.contains(['#', '?', '%', ' ']), "{}", address.page_query);
    let Address { theme, look, language, accent, embed, is_disabled, controls, ref page_query, .. } = *address;
    let expected = Address {
        theme,
        look,
        language,
        accent,
        embed,
        is_disabled,
        controls,
        page_query: page_query.clone(),
        ..Address::default()
    };
    assert_eq!(Address::read(pairs(page_query), []), expected);
}

#[test]
fn any_address_opens_a_playable_game_with_short_notes() {
    let (mut games, mut set_up, mut right, mut themes) = (0, 0, 0, 0);
    for seed in 0..ADDRESSES {
        let random = &mut Rng::with_seed(seed);
        let query: Pairs = (0..random.u8(0..3)).map(|_| any_setting(random)).collect();
        let fragment: Pairs = (0..random.u8(0..3)).map(|_| any_part(random)).collect();
        let address = Address::read(query, fragment);
        check(&address);
        games += u64::from(address.game.as_ref().is_some_and(|game| !game.moves().is_empty()));
        set_up += u64::from(address.game.as_ref().is_some_and(|game| !game.start().taken().is_empty()));
        right += u64::from(address.notes.is_empty());
        themes += u64::from(address.theme == Some(Theme::Dark));
    }
    // All checked cases occur often.
    for count in [games, set_up, right] {
        assert!(count > ADDRESSES / 20, "{games} games, {set_up} set up, {right} without a note");
    }
    assert!(themes > 1_000, "{themes} themes");
}

#[test]
fn long_values_are_parsed_like_short_ones() {
    for part in ["b2", "b2a1", " ", ",", "x", "1", "3/", "/", "-", "x1o/1x1/3-o", "\u{1F980}", "&", "a1b1a2b2a3"] {
        let long = part.repeat(1_000_000 / part.len());
        for key in ["moves", "start", "play", "opponent", "theme", "look", "accent", "embed", "lang", &long] {
            let pair = || [(key.to_owned(), long.clone())];
            for address in [Address::read(pair(), []), Address::read([], pair()), Address::read(pair(), pair())] {
                check(&address);
                assert!(address.page_query.len() < 100);
            }
        }
    }
}

#[test]
fn many_keys_are_parsed_like_few() {
    for (key, value) in [("moves", "b2"), ("start", "3/3/3-x"), ("play", "z"), ("colour", "red")] {
        let many = || vec![(key.to_owned(), value.to_owned()); 100_000];
        let address = Address::read(many(), many());
        check(&address);
        assert_eq!(address.notes.is_empty(), key != "play", "{key}: {:?}", address.notes);
    }
}
