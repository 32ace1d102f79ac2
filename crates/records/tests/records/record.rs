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

/// Returns the text of `texts.txt` with its line breaks.
fn unescaped(text: &str) -> String {
    text.replace('⏎', "\n").replace('␍', "\r").replace('⇥', "\t")
}

/// Returns the board, the start if it is not empty, and the moves of a game.
fn description(game: &Game) -> String {
    let (rules, start) = (game.rules(), game.start());
    let start = if start.taken().is_empty() { String::new() } else { notation::write_position(start) };
    let parts = [rules.to_string(), start, notation::write_moves(game.moves())];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<String>>().join(" ")
}

#[test]
fn every_text_opens_its_game_and_names_its_problem() {
    for line in include_str!("texts.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (text, expected) = line.split_once(" -> ").unwrap();
        let (opened, start) = expected.split_once(" -> ").unwrap_or((expected, ""));
        let ReadRecord { game, problem } = records::read(&unescaped(text), Rules::TIC_TAC_TOE);
        assert_eq!(game.as_ref().map_or("nothing".to_owned(), description), opened, "{line}");
        let problem = problem.map(|problem| problem.to_string()).unwrap_or_default();
        assert!(problem.starts_with(start) && problem.is_empty() == start.is_empty(), "{problem} in {line}");
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
