//! Tests the forms of a record that are understood, and that errors in records are named.

use engine::{Game, Objective, Rules, notation};
use records::ReadRecord;

/// Returns the game of a valid record.
fn game(text: &str) -> Game {
    let ReadRecord { game, problem } = records::read(text, Rules::TIC_TAC_TOE);
    assert_eq!(problem, None, "{text}");
    game.unwrap()
}

fn after(moves: &str) -> Game {
    notation::read_moves(Rules::TIC_TAC_TOE, moves).game
}

#[test]
fn bare_list_of_moves_is_a_record() {
    for text in [
        "b2a1c3",
        "b2 a1 c3",
        "B2, A1, C3",
        "b2\na1\nc3",
        "1. b2 2. a1 3. c3",
        "1.b2 2.a1 3.c3",
        "1 b2 2 a1 3 c3",
        "1. X b2\n2. O a1\n3. X c3",
        "1. x B2\r\n2. o A1\r\n3. x C3\r\n",
        "1. X b2 O a1 2. X c3",
        "1. b2 a1 2. c3",
        "X b2 O a1 X c3",
        "\u{feff}\n\n  b2 \t a1\u{a0}c3 \n \n",
    ] {
        assert_eq!(game(text), after("b2a1c3"), "{text}");
    }
}

#[test]
fn every_part_is_optional() {
    let whole = records::write(&after("a1a2b1b2c1"));
    assert_eq!(game(&whole), after("a1a2b1b2c1"));
    for from in 0..=whole.lines().count() {
        let without_start: String = whole.lines().skip(from).map(|line| format!("{line}\n")).collect();
        let read = records::read(&without_start, Rules::TIC_TAC_TOE);
        match from {
            // The fallback is the same board.
            0..=2 => assert_eq!(read.game, Some(after("a1a2b1b2c1"))),
            // The whole drawing alone, after the outcome, is a start.
            9..=10 => assert_eq!(read.game, Some(Game::from(after("a1a2b1b2c1").position()))),
            _ => assert!(read.game.is_none() && read.problem.is_some(), "{read:?} of\n{without_start}"),
        }
    }
    let parts: Vec<&str> = whole.split("\n\n").collect();
    assert_eq!(parts.len(), 4);
    for missing in [0, 2, 3] {
        let others: Vec<&str> = (0..4).filter(|part| *part != missing).map(|part| parts[part]).collect();
        assert_eq!(game(&others.join("\n")), after("a1a2b1b2c1"));
    }
}

#[test]
fn case_space_and_separators_are_ignored() {
    let rules = Rules::new(4, 3, 3, Objective::Misere).unwrap();
    let start = notation::read_position(rules, "x3/1o2/4-x").unwrap();
    let expected = notation::read_moves_from(start, "d1c2").game;
    let written = records::write(&expected);
    let expected = ReadRecord { game: Some(expected), problem: None };
    assert_eq!(records::read(&written, Rules::TIC_TAC_TOE), expected);
    for other in [
        written.to_uppercase(),
        written.to_lowercase(),
        written.replace('\n', "\r\n"),
        written.replace('\n', "\n\n"),
        written.replace('\n', " \n\t"),
        written.replace("\n\n", "\n"),
        written.replace(": ", ":"),
        written.replace(':', " : "),
        written.replace("X . . X", "X..X"),
        written.trim_end().to_owned(),
    ] {
        assert_eq!(records::read(&other, Rules::TIC_TAC_TOE), expected, "{other}");
    }
}

#[test]
fn record_without_board_uses_the_fallback() {
    let rules = Rules::new(15, 15, 5, Objective::Misere).unwrap();
    assert_eq!(records::read("o15 o1", rules).game, Some(notation::read_moves(rules, "o15o1").game));
    assert_eq!(records::read("Board: 15x15x5\no15", rules).game.unwrap().rules().objective(), Objective::Normal);
    let normal = records::read("Objective: normal\no15", rules).game.unwrap();
    assert_eq!(normal.rules(), rules.with_objective(Objective::Normal));
}

#[test]
fn objective_and_start_are_written_unless_default() {
    let rules = Rules::new(4, 3, 3, Objective::Misere).unwrap();
    let start = notation::read_position(rules, "x3/1o2/x3-o").unwrap();
    let written = "\
Board: 4x3x3
Objective: misere
Start: x3/1o2/x3-o

1. O d3
2. X a2

Outcome: O wins

X . . .
X O . .
X . . O
";
    assert_eq!(records::write(&notation::read_moves_from(start, "d3a2").game), written);
    assert_eq!(
        records::write(&Game::new(Rules::TIC_TAC_TOE)),
        "Board: 3x3x3\n\nOutcome: none yet\n\n. . .\n. . .\n. . .\n"
    );
}

#[test]
fn error_names_its_line_and_earlier_moves_are_opened() {
    for (text, opened, sentence) in [
        ("", None, "line 1: no game found"),
        ("hello", None, "line 1: move 1: “hello” is not a square"),
        ("\nOpening: b2", None, "line 2: “Opening” is unknown: use Board"),
        ("Board: 3x3", None, "line 1: “3x3” is not a board: use columns x rows x in a row, such as 3x3x3"),
        ("Objective: fun\nb2", None, "line 1: “fun” is unknown: use normal, misere"),
        ("Start: xx1/3/3-x", None, "line 1: invalid start: too many X: 2 X and 0 O"),
        ("Start: x2/q2/3-x", None, "line 1: invalid start: row 2: “q” is not x"),
        // Moves.
        ("b2 a1\nb2 a3", Some("b2a1"), "line 2: move 3: b2 is taken"),
        ("1. X b2\n2. X a1", Some("b2"), "line 2: move 2: it is O’s turn, not X’s"),
        ("1. b2\n3. a1", Some("b2"), "line 2: “3” is the wrong number: move 2 comes here"),
        ("9999999999999999999999 b2", None, "line 1: “999999999999” is the wrong number"),
        ("1. X b2\n2. O", Some("b2"), "line 2: move 2: the square is missing"),
        ("b2 2a1", Some("b2"), "line 1: move 2: “2a1” is not a square"),
        // Order.
        ("b2\nBoard: 3x3x3", Some("b2"), "line 2: “Board” is out of place: board, objective, start"),
        ("Board: 3x3x3\nBoard: 3x3x3\nb2", None, "line 2: “Board” is out of place"),
        // Outcome.
        (
            "b2\nOutcome: X wins",
            Some("b2"),
            "line 2: “X wins” does not match: the outcome of these moves is “none yet”",
        ),
        ("a1a2b1b2c1\noutcome: DRAW", Some("a1a2b1b2c1"), "line 2: “draw” does not match: the outcome of"),
        ("b2\nOutcome: fine", Some("b2"), "line 2: “fine” is unknown: use X wins, O wins, draw, none yet"),
        // Drawing.
        ("b2\n. . .\n. O .\n. . .", Some("b2"), "line 3: the drawing does not match at b2"),
        ("b2\n. . .\n. . .", Some("b2"), "line 3: the drawing does not match at b2"),
        ("b2\n. . .\n. X .\n", Some("b2"), "line 3: the drawing does not match the size of the board"),
        ("b2\n...\n.X.\n...\n...", Some("b2"), "line 5: the drawing does not match the size of the board"),
        ("b2\n....\n", Some("b2"), "line 2: the drawing does not match the size of the board"),
        // Other boards and starts.
        ("Board: 8x1x3\nh1\na2", Some("h1"), "line 3: move 2: a2 is not on the board"),
        ("Board: 8x1x3\nStart: x7-o\nX b1", Some(""), "line 3: move 1: it is O’s turn, not X’s"),
    ] {
        let ReadRecord { game, problem } = records::read(text, Rules::TIC_TAC_TOE);
        let problem = problem.unwrap_or_else(|| panic!("{text}")).to_string();
        assert!(problem.starts_with(sentence), "{problem} in\n{text}");
        let moves = game.map(|game| notation::write_moves(game.moves()));
        assert_eq!(moves.as_deref(), opened, "{text}");
    }
}

#[test]
fn size_of_a_drawing_is_found() {
    for (text, size) in [
        ("", None),
        ("...", Some((3, 1))),
        (" X O \r\n\r\n . . \r\n", Some((2, 2))),
        ("X O\n.", None),
        ("X O\n. b", None),
        (&"x".repeat(255), Some((255, 1))),
        (&"x".repeat(256), None),
        (&".\n".repeat(256), None),
    ] {
        assert_eq!(records::drawn_size(text), size, "{text:?}");
    }
}

#[test]
fn diagram_alone_is_a_position() {
    let read = |text: &str| records::read(text, Rules::TIC_TAC_TOE);
    for (text, start) in [("O . .\n. X .\n. . .\n", "o2/1x1/3-x"), ("X..\n...\n...", "x2/3/3-o")] {
        let read = read(text);
        assert_eq!(
            (read.problem, read.game.map(|game| notation::write_position(game.start()))),
            (None, Some(start.to_owned()))
        );
    }
    for impossible in ["X X .\n. . .\n. . .", "X X X\nO O O\n. . .", "X . .\n. . .", "X . . .\n", "X ."] {
        let read = read(impossible);
        assert!(read.game.is_none() && read.problem.is_some(), "{impossible}");
    }
}
