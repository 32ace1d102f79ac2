//! Parsing of addresses: settings, games and notes about ignored parts.

use records::Pairs;
use tic_tac_toe::progress::storage::format::Saved;
use tic_tac_toe::settings::looks::accent::AccentChoice;
use tic_tac_toe::share::address::key::Key;
use tic_tac_toe::share::address::keys::KEYS;
use tic_tac_toe::share::address::page_settings::{PageSettings, without_changed};
use tic_tac_toe::share::address::state::{Address, Embed};
use tic_tac_toe::state::language::LanguageName;

use crate::prelude::*;

/// Splits a query or fragment. Nothing in it is percent-encoded.
pub fn pairs(text: &str) -> Pairs {
    let parts = text.trim_start_matches('?').split('&').filter(|part| !part.is_empty());
    parts.map(|part| part.split_once('=').unwrap_or((part, ""))).map(|(k, v)| (k.to_owned(), v.to_owned())).collect()
}

/// Parses an address with query and fragment.
pub fn read(address: &str) -> Address {
    let (query, fragment) = address.split_once('#').unwrap_or((address, ""));
    Address::read(pairs(query), pairs(fragment))
}

fn unknown_value(key: &str, value: &str) -> Note {
    Note::UnknownValue { key: key.to_owned(), value: value.to_owned() }
}

/// An address with all documented keys and their examples, which `cargo xtask lists` writes.
const EVERY_KEY: &str = include_str!("../../../fuzz/seeds/address/every-key");

#[test]
fn every_documented_key_has_an_effect() {
    let all = read(EVERY_KEY);
    assert_eq!(all.notes, []);
    // `of` only confirms the moves.
    for Key { name, example, .. } in KEYS.iter().filter(|key| key.is_in_address() && key.name != "of") {
        let pair = format!("{name}={example}");
        assert!(EVERY_KEY.contains(&pair), "{pair}");
        // A game with other rules replaces the board and its start.
        let whole = if ["game", "boards"].contains(name) {
            EVERY_KEY.to_owned()
        } else {
            EVERY_KEY.replace("game=notakto", "")
        };
        assert_ne!(read(&whole.replace(&pair, "")), read(&whole), "{pair}");
    }
}

#[test]
fn board_and_objective_set_rules_in_either_order() {
    let gomoku = Rules::new(15, 15, 5, Objective::Misere).unwrap();
    for query in ["board=15x15x5&objective=misere", "objective=misere&board=15x15x5"] {
        let address = read(&format!("?{query}#moves=h8o15"));
        assert_eq!((address.rules_or(Rules::TIC_TAC_TOE), address.notes.len()), (gomoku, 0));
        assert_eq!(address.game.map(|game| (game.rules(), game.moves().len())), Some((gomoku, 2)));
    }
    // Missing keys keep their values.
    let before = Rules::new(7, 7, 5, Objective::Misere).unwrap();
    assert_eq!(read("?board=7x7x4").rules_or(before).to_string(), "7x7x4 misere");
    assert_eq!(read("?objective=normal").rules_or(before), before.with_objective(Objective::Normal));
    assert_eq!(read("?theme=dark").rules_or(before), before);
}

#[test]
fn first_visit_starts_against_a_level_that_can_lose() {
    for address in ["", "?theme=dark&look=paper", "?utm_source=a", "#other"] {
        assert_eq!(read(address).initial_setup(None), Setup::FIRST_VISIT, "{address}");
    }
    // A board or side alone says nothing of the opponent.
    for address in ["?board=15x15x5", "?objective=misere", "?play=o", "?board=7x7x5&objective=misere&play=o"] {
        assert_eq!(read(address).initial_setup(None).opponent, Setup::FIRST_VISIT.opponent, "{address}");
    }
    let Opponent::Computer(first) = Setup::FIRST_VISIT.opponent else { panic!("no computer player") };
    assert!(first.can_lose_on_three_by_three());
}

#[test]
fn address_with_a_game_keeps_its_defaults() {
    let unbeatable = Opponent::Computer(Computer::Level(Level::Unbeatable));
    for address in ["#moves=b2a1", "?board=7x7x5#moves=b2a1", "?play=x#start=x1o/1x1/3-o"] {
        assert_eq!(read(address).initial_setup(None).opponent, unbeatable, "{address}");
    }
    assert_eq!(read("?opponent=friend").initial_setup(None), Setup { opponent: Opponent::Friend, ..Setup::default() });
    // An earlier visit sets the values that the address omits.
    let rules = Rules::new(7, 7, 5, Objective::Misere).unwrap();
    let setup = Setup { rules, opponent: Opponent::Computer(Computer::Trapper), play: Mark::O };
    let saved = Saved { setup, ..Saved::default() };
    assert_eq!(read("").initial_setup(Some(&saved)), setup);
    assert_eq!(read("?play=x").initial_setup(Some(&saved)), Setup { play: Mark::X, ..setup });
    // An address with a game but no board means the default board.
    assert_eq!(read("#moves=b2").initial_setup(Some(&saved)), Setup { rules: Rules::TIC_TAC_TOE, ..setup });
}

#[test]
fn invalid_board_is_reported_and_its_game_left_out() {
    for board in ["21x3x3", "3x3x4", "large"] {
        let Address { board, game, notes, .. } = read(&format!("?board={board}#moves=a1"));
        assert!(matches!(&notes[..], [Note::BadBoard(_), Note::MovesLeftOut]), "{notes:?}");
        assert_eq!((board, game), (None, None));
    }
}

#[test]
fn known_game_by_link_keeps_the_side_and_a_visitor_is_to_move() {
    let setup = Setup { opponent: Opponent::Remote, ..Setup::default() };
    let kept = |moves: &str| {
        let game = notation::read_moves(Rules::TIC_TAC_TOE, moves).game;
        Saved { game: Some(SavedGame::new(setup, game, 1)), ..Saved::default() }
    };
    for (address, moves, play) in [
        ("?opponent=link&play=o#moves=b2", "b2", Mark::X),
        // A link to an earlier moment.
        ("?opponent=link&play=o#moves=b2", "b2a1c3", Mark::X),
        ("?opponent=link&play=x#moves=b2a1", "b2", Mark::X),
        // The address of the friend.
        ("?opponent=link&play=o#moves=b2a1", "b2", Mark::X),
        // The own game on another device.
        ("?opponent=link&play=o#moves=b2a1c3", "b2", Mark::X),
        // The friend has changed the answer.
        ("?opponent=link&play=o#moves=b2c1", "b2a1c3", Mark::X),
        // Links to other games, from friends who copied their own address as well.
        ("?opponent=link&play=o#moves=b2", "", Mark::O),
        ("?opponent=link&play=x#moves=b2", "", Mark::O),
        ("?opponent=link&play=o#moves=a1", "b2", Mark::O),
        ("?opponent=link&play=x#moves=a1", "b2", Mark::O),
        ("?opponent=link&play=o#moves=a1b2", "b2", Mark::X),
        ("?opponent=link#moves=a1", "b2", Mark::O),
        // Another game with the same first move, in which the side of the saved game has just moved.
        ("?opponent=link&play=o#moves=b2c1a1", "b2a1c3", Mark::O),
        ("?opponent=link&play=o#moves=", "b2", Mark::O),
        ("?opponent=perfect&play=o#moves=b2", "b2", Mark::O),
        // The game of a host page.
        ("?embed&opponent=link&play=x#moves=a1", "b2", Mark::X),
    ] {
        assert_eq!(read(address).initial_setup(Some(&kept(moves))).play, play, "{address} after {moves}");
    }
    // Without a saved game, a reload keeps the side of the address.
    let reloaded = Address { is_own: true, ..read("?opponent=link&play=x#moves=b2") };
    assert_eq!((reloaded.initial_setup(None).play, reloaded.initial_setup(Some(&kept(""))).play), (Mark::X, Mark::X));
    assert_eq!(read("?opponent=link&play=x#moves=b2").initial_setup(None).play, Mark::O);
    assert_eq!(read("?opponent=link&play=x#start=x2/3/3-o").initial_setup(None).play, Mark::O);
    // The next game begins with the same move as the finished one.
    let over = kept("b2a1b1a2b3");
    for (address, play, is_resumed) in [
        ("?opponent=link&play=o#moves=b2", Mark::O, false),
        ("?opponent=link&play=x#moves=b2a1", Mark::X, false),
        ("?opponent=link&play=o#moves=b2a1b1a2b3", Mark::X, true),
        // The friend has changed the last answer.
        ("?opponent=link&play=x#moves=b2a1b1c3", Mark::X, true),
    ] {
        let game = over.game.as_ref().unwrap();
        assert_eq!((read(address).initial_setup(Some(&over)).play, read(address).resumes(game)), (play, is_resumed));
    }
    assert!(read("?opponent=link&play=x").resumes(over.game.as_ref().unwrap()));
    // The link of an invitation, opened by its sender.
    let mut invited = kept("");
    invited.game.iter_mut().for_each(|game| game.is_sent = true);
    assert_eq!(read("?opponent=link&play=o#moves=").initial_setup(Some(&invited)).play, Mark::X);
    assert_eq!(read("?opponent=link&play=o#moves=").initial_setup(Some(&kept(""))).play, Mark::O);
}

#[test]
fn settings_of_the_page_are_read_and_stay_in_the_query() {
    let page = PageSettings::default();
    let accent = |name| PageSettings { accent: AccentChoice::read(name), ..page };
    let disabled = |is_disabled| PageSettings { is_disabled: Some(is_disabled), ..page };
    for (query, kept, page) in [
        ("theme=dark", "theme=dark", PageSettings { theme: Some(Theme::Dark), ..page }),
        ("look=paper", "look=paper", PageSettings { look: Some(Look::Paper), ..page }),
        ("accent=7c3aed", "accent=7c3aed", accent("7c3aed")),
        ("accent=abc", "accent=abc", accent("aabbcc")),
        // A host page removes its accent with an empty value. The `#` of a color may be encoded.
        ("accent=", "accent", PageSettings { accent: Some(AccentChoice::Default), ..page }),
        ("accent=#7c3aed", "accent=7c3aed", accent("7c3aed")),
        ("disabled", "disabled", disabled(true)),
        ("disabled=yes", "disabled=yes", disabled(true)),
        ("disabled=no", "disabled=no", disabled(false)),
    ] {
        let expected = Address { page, page_query: kept.to_owned(), ..Address::default() };
        assert_eq!(Address::read(pairs(query), Vec::new()), expected, "{query}");
    }
    for (query, kept, embed) in [
        ("embed", "embed", Embed::Fixed),
        ("embed=true", "embed", Embed::Fixed),
        ("embed=grow", "embed=grow", Embed::Growing),
        ("embed=preview", "embed=preview", Embed::Preview),
    ] {
        assert_eq!((read(query).embed, read(query).page_query.as_str()), (Some(embed), kept));
    }
}

#[test]
fn chosen_setting_leaves_the_query() {
    let before = Preferences { theme: Theme::Dark, language: LanguageName::from_tag("de"), ..Preferences::default() };
    let query = "theme=dark&accent=abc&lang=de&look=soft&embed&controls=score";
    let others = Preferences { newest_first: true, without_shortcuts: true, sound: Sound::Loud, ..before };
    for (now, chosen) in [
        (before, &[][..]),
        (others, &[]),
        (Preferences { theme: Theme::Light, ..before }, &["theme=dark"]),
        (Preferences { look: Look::Paper, ..before }, &["look=soft"]),
        (Preferences { language: LanguageName::from_tag("fr"), ..before }, &["lang=de"]),
        // The language of the browser.
        (Preferences { language: None, theme: Theme::Auto, ..before }, &["theme=dark", "lang=de"]),
    ] {
        let rest: Vec<&str> = query.split('&').filter(|part| !chosen.contains(part)).collect();
        assert_eq!(without_changed(query, before, now), rest.join("&"), "{now:?}");
    }
    // Of a repeated key, the last value applied.
    let light = Preferences { theme: Theme::Light, ..before };
    assert_eq!(without_changed("theme=light&look=soft&theme=dark", before, light), "look=soft");
}

#[test]
fn unknown_keys_are_ignored_silently() {
    let long = "x".repeat(1_000_000);
    for key in ["utm_source", "fbclid", "gclid", "colour", "Opponent", "moves", "\u{1F980}", "__proto__", &long] {
        let expected = Address { play: Some(Mark::O), ..Address::default() };
        assert_eq!(read(&format!("?{key}=x&play=o")), expected);
    }
    for key in ["play", "opponent", "Moves", ":~:text", &long] {
        assert_eq!(read(&format!("#{key}=x")), Address::default());
    }
}

#[test]
fn unknown_values_are_reported_and_ignored() {
    let table = [
        ("objective", ["", "Misere", "misère", "0"]),
        ("opponent", ["", "Perfect", "nobody", "perfect,casual"]),
        ("play", ["", "X", "0", "xo"]),
        ("disabled", ["No", "0", "true", "disabled"]),
        ("controls", ["all", "Score", "score;reset", "score,nothing"]),
        ("theme", ["", "Dark", "night", "\u{1F319}"]),
        ("look", ["", "Paper", "chalk", "soft,paper"]),
        ("accent", ["red", "12345", "+1a2b3", "\u{1F534}"]),
        ("lang", ["", "x", "de_AT", "deutsch-österreich"]),
    ];
    for (key, values) in table {
        for value in values {
            let page_query = "embed".to_owned();
            let notes = vec![unknown_value(key, value)];
            let expected = Address { embed: Some(Embed::Fixed), page_query, notes, ..Address::default() };
            assert_eq!(read(&format!("?{key}={value}&embed")), expected);
        }
    }
}

#[test]
fn last_good_value_applies_and_notes_are_short_few_and_unique() {
    for address in ["?play=z&play=o", "?play=o&play=z"] {
        let expected = Address { play: Some(Mark::O), notes: vec![unknown_value("play", "z")], ..Address::default() };
        assert_eq!(read(address), expected);
    }
    assert_eq!(read("?play=x&play=o"), read("?play=o"));
    for letter in ["x", "\u{e9}", "\u{1F980}"] {
        let notes = read(&format!("?play={}", letter.repeat(100_000))).notes;
        assert_eq!(notes, [unknown_value("play", &letter.repeat(24))]);
    }
    let same = "&theme=red&play=z&play=zz".repeat(10_000);
    let Address { play, notes, .. } = read(&format!("?{same}&play=o"));
    assert_eq!(notes, [unknown_value("theme", "red"), unknown_value("play", "z")]);
    assert_eq!(play, Some(Mark::O), "what follows is still read");
}

#[test]
fn one_note_names_all_that_is_left_out() {
    let told = |address: &str| {
        let address = read(address);
        let game = address.game.map(|game| notation::write_moves(game.moves()));
        (game, Note::about_address(address.notes).map(|note| Texts::ENGLISH.note(&note)))
    };
    for (address, game, note) in [
        ("?play=o#moves=b2", Some("b2"), None),
        ("?play=z#moves=b2", Some("b2"), Some("Not understood in the link, and left out: play=z.")),
        (
            "?play=z&opponent=nobody&theme=red#moves=b2b2",
            Some("b2"),
            Some(
                "Not understood in the link, and left out: play=z, opponent=nobody and theme=red. Move 2 in the link is not \
                 possible: b2 is already taken. The game is shown up to there.",
            ),
        ),
        // Moves belong to a board and a goal.
        (
            "?objective=best#start=xo1/3/3-x",
            None,
            Some("Not understood in the link, and left out: objective=best. The game in the link was left out, too."),
        ),
    ] {
        assert_eq!(told(address), (game.map(str::to_owned), note.map(str::to_owned)), "{address}");
    }
}

#[test]
fn longest_legal_prefix_is_opened_and_first_illegal_move_reported() {
    for (fragment, expected, is_whole) in [
        ("moves=", "", true),
        ("moves=b2b2", "b2", false),
        ("moves=a1b2a2c3a3c1", "a1b2a2c3a3", false),
        ("moves=c3b1&start=X1O/1X1/3-O", "c3b1", true),
        ("start=x1o/1x1/3-o&moves=c3b2", "c3", false),
    ] {
        let Address { game, notes, .. } = read(&format!("#{fragment}"));
        assert_eq!(notation::write_moves(game.unwrap().moves()), expected);
        assert!(if is_whole { notes.is_empty() } else { matches!(notes[..], [Note::BadMoves(_)]) }, "{notes:?}");
    }
    for moves in ["", "&moves=b2", "&moves=?"] {
        let Address { game, notes, .. } = read(&format!("#start=x1o/1x1/3-x{moves}"));
        assert!(game.is_none() && matches!(notes[..], [Note::BadStart(_)]), "{notes:?}");
    }
}
