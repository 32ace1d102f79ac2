//! Readers of squares, moves, boards and positions refuse what they do not understand, with a reason.

use engine::notation::{
    ParseRulesError, RulesTextError, cut, is_separator, quoted, read_moves, read_position, read_rules,
};
use engine::{Objective, Rules, Square};

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
fn error_quotes_text_that_is_no_square() {
    for text in ["", "b", "2b", "b0", "b02", "b21", "u1", "b2c3", " b2", "b2 ", "é1", "b-1", "b999999999999"] {
        let error = text.parse::<Square>().unwrap_err();
        assert!(text.starts_with(&error.text) && error.text.chars().count() <= 12, "{error}");
    }
}

#[test]
fn reading_stops_at_first_error() {
    let problem = |text: &str| read_moves(Rules::TIC_TAC_TOE, text).problem.map(|problem| problem.to_string());
    assert_eq!(problem(""), None);
    assert_eq!(problem("b2,a1 c3"), None);
    assert_eq!(problem("(b2_a1; c 3)."), None);
    assert_eq!(problem("b2d1").as_deref(), Some("move 2: d1 is not on the board"));
    assert_eq!(problem("a1a2b1b2c1c2").as_deref(), Some("move 6: the game is over"));
    assert!(problem("b2 zz9 a1").unwrap().starts_with("move 2: “zz9” is not a square"));
    let endless = "a1".repeat(1_000_000);
    assert_eq!(problem(&endless).as_deref(), Some("move 2: a1 is taken"));
    assert!(problem(&"x".repeat(1_000_000)).unwrap().len() < 120);
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

#[test]
fn words_after_the_board_are_optional_and_ordered() {
    let parse = |text: &str| text.parse::<Rules>();
    assert_eq!(parse(" 3x3x3  normal "), Ok(Rules::TIC_TAC_TOE));
    assert_eq!(parse("3X3X3"), Ok(Rules::TIC_TAC_TOE));
    assert_eq!(parse("3x3x3 misere renju").map(|rules| rules.to_string()), Ok("3x3x3 misere renju".to_owned()));
    for (text, word) in [
        ("3x3x3 Misere", "Misere"),
        ("3x3x3 exact misere", "misere"),
        ("3x3x3 normal misere", "misere"),
        ("3x3x3 exact renju", "renju"),
        ("3x3x3 misere exact exact", "exact"),
    ] {
        assert_eq!(parse(text), Err(ParseRulesError::Word(word.to_owned())), "{text}");
    }
    for (text, error) in [
        ("", "“” is not a board: use columns x rows x in a row, such as 3x3x3"),
        ("misere", "“misere” is not a board: use columns x rows x in a row, such as 3x3x3"),
        ("3x3x4 misere", "4 in a row is not possible: use at least 2, and no more than fit on the board"),
        ("3x3x3 upside", "“upside” is unexpected: after the board, use normal or misere, and then exact or renju"),
    ] {
        assert_eq!(parse(text).unwrap_err().to_string(), error);
    }
}

#[test]
fn error_quotes_text_that_is_no_board() {
    let long = "3x".repeat(1_000_000);
    for text in ["", "3", "3x3", "3x3x3x3", "3x3x", "x3x3", "03x3x3", "3x+3x3", "3x3x999", " 3x3x3", "é", &long] {
        let Err(RulesTextError::NotABoard(quoted)) = read_rules(text, Objective::Normal) else { panic!("{text}") };
        assert!(text.starts_with(&quoted) && quoted.chars().count() <= 12, "{quoted}");
    }
    assert!(matches!(read_rules("21x3x3", Objective::Normal), Err(RulesTextError::Rules(_))));
}

#[test]
fn errors_name_the_row() {
    for (text, sentence) in [
        ("", "row 1 must have 3 squares"),
        ("x1o/1x", "row 2 must have 3 squares"),
        ("x1o/1x1/", "row 3 must have 3 squares"),
        ("x1o/1x1", "there must be 3 rows"),
        ("x1o/1x1-o", "there must be 3 rows"),
        ("x1o/1x1/3", "the side to move is missing: add -x or -o after the rows"),
        ("x1o/1x1/3-", "the side to move is missing: add -x or -o after the rows"),
        ("x1o/1x1/3-q", "“q” is not a side to move: use x or o"),
        ("x1o/1x1/3-o ", "“o ” is not a side to move: use x or o"),
        ("x1o/1x1/3-o-o", "“o-o” is not a side to move: use x or o"),
        ("x1o/1x1/3/3-o", "there must be 3 rows"),
        ("x1o/xxxx/3-o", "row 2 must have 3 squares"),
        ("x1o/4/3-o", "row 2 must have 3 squares"),
        ("x1o/12/3-o", "row 2 must have 3 squares"),
        ("x1o/999999999999/3-o", "row 2 must have 3 squares"),
        ("x1o/03/3-o", "row 2: “0” is not x, o or a number of empty squares"),
        ("x1o/1x1/é2-o", "row 3: “é” is not x, o or a number of empty squares"),
        (" x1o/1x1/3-o", "row 1: “ ” is not x, o or a number of empty squares"),
        ("xxo/3/3-x", "with 2 X and 1 O it is O’s turn"),
    ] {
        assert_eq!(read_position(Rules::TIC_TAC_TOE, text).unwrap_err().to_string(), sentence, "{text}");
    }
}
