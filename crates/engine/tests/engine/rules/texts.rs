//! Readers of squares, moves, boards and positions refuse what they do not understand, with a reason: see `texts.txt`.

use std::fmt::Display;

use engine::notation::{cut, is_separator, quoted, read_moves, read_position, read_rules, write_moves, write_position};
use engine::{Objective, Rules, Square};

/// Reads a text, and returns the value written out, or the error message.
fn read(what: &str, text: &str) -> String {
    fn shown(read: Result<impl Display, impl Display>) -> String {
        read.map_or_else(|error| error.to_string(), |read| read.to_string())
    }
    match what {
        "rules" => shown(text.parse::<Rules>()),
        "board" => shown(read_rules(text, Objective::Normal)),
        "square" => shown(text.parse::<Square>()),
        "position" => shown(read_position(Rules::TIC_TAC_TOE, text).map(write_position)),
        "moves" => {
            let read = read_moves(Rules::TIC_TAC_TOE, text);
            shown(read.problem.map_or(Ok(write_moves(read.game.moves())), Err))
        }
        _ => panic!("{what}"),
    }
}

#[test]
fn every_text_is_read_or_refused_with_the_reason() {
    for line in include_str!("texts.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (what, rest) = line.split_once(": ").unwrap();
        let (text, expected) = rest.split_once(" -> ").unwrap();
        let read = read(what, text);
        match expected.strip_suffix("...") {
            Some(start) => assert!(read.starts_with(start), "{read} for {line}"),
            None => assert_eq!(read, expected, "{line}"),
        }
    }
}

#[test]
fn errors_of_endless_texts_are_short() {
    for (what, text) in [("moves", "a1"), ("moves", "x"), ("board", "3x"), ("rules", "é"), ("position", "x/")] {
        assert!(read(what, &text.repeat(1_000_000)).len() < 120, "{what}");
    }
}

#[test]
fn no_separator_is_a_letter_or_digit() {
    for letter in (0..=u32::from(char::MAX)).filter_map(char::from_u32).filter(|letter| letter.is_alphanumeric()) {
        assert!(!is_separator(letter), "{letter} {:x}", u32::from(letter));
    }
}

#[test]
fn message_shows_codes_of_what_cannot_be_seen() {
    for (text, shown) in [
        ("a b", "a b"),
        ("\u{1b}[31m", "U+001B[31m"),
        ("b2\u{a0}", "b2U+00A0"),
        ("\u{e0001}\n", "U+E0001U+000A"),
        ("\u{fffff}é", "\u{fffff}é"),
    ] {
        assert_eq!(quoted(text, 12), shown);
    }
    assert_eq!(cut(&"\u{0}".repeat(1_000_000)), "U+0000".repeat(12));
}

#[test]
fn every_square_round_trips() {
    for square in Rules::new(20, 20, 5, Objective::Normal).unwrap().squares() {
        assert_eq!(square.to_string().parse(), Ok(square));
        assert_eq!(square.to_string().to_uppercase().parse(), Ok(square));
    }
}

#[test]
fn every_board_round_trips() {
    for columns in 1..=20 {
        for rows in 1..=20 {
            for in_a_row in 2..=columns.max(rows) {
                for objective in Objective::ALL {
                    let rules = Rules::new(columns, rows, in_a_row, objective).unwrap();
                    assert_eq!(read_rules(&rules.name(), objective), Ok(rules));
                    for rules in [rules, rules.exactly(), rules.renju()] {
                        assert_eq!(rules.to_string().parse(), Ok(rules));
                    }
                }
            }
        }
    }
}
