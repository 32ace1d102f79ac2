//! Tests that exactly the reachable positions can be set up, and equal those reached by moves.

use std::collections::HashMap;

use engine::{ByMark, Mark, Objective, Position, Rules, Square, Squares};

use crate::positions::{reachable, rules, squares};

/// Returns the marks of a position.
fn marks(position: &Position) -> ByMark<Squares> {
    ByMark { x: position.marks(Mark::X), o: position.marks(Mark::O) }
}

/// Returns all arrangements of marks on a board.
fn all_marks(rules: Rules) -> impl Iterator<Item = ByMark<Squares>> {
    let squares: Vec<Square> = rules.squares().iter().collect();
    (0..3_u32.pow(squares.len() as u32)).map(move |number| {
        let mut left = number;
        let mut marks = ByMark { x: Squares::EMPTY, o: Squares::EMPTY };
        for square in &squares {
            match left % 3 {
                1 => marks.x.insert(*square),
                2 => marks.o.insert(*square),
                _ => {}
            }
            left /= 3;
        }
        marks
    })
}

/// Compares all arrangements with the reachable positions.
fn compare(rules: Rules) {
    let reached: HashMap<_, _> = reachable(rules).into_iter().map(|position| (marks(&position), position)).collect();
    for marks in all_marks(rules) {
        let played = reached.get(&marks);
        for turn in Mark::ALL {
            let expected = played.filter(|position| position.turn() == turn);
            assert_eq!(Position::from_marks(rules, marks, turn).ok().as_ref(), expected, "{rules:?} {marks:?} {turn}");
        }
    }
}

#[test]
fn exactly_reachable_positions_of_small_boards_can_be_set_up() {
    // Most of these boards have crossing, overlong and multiple lines.
    for board in ["3x3x3", "3x3x2", "2x4x2", "9x1x3", "1x8x2", "5x2x3"] {
        for objective in Objective::ALL {
            let rules = rules(board).with_objective(objective);
            compare(rules);
            compare(rules.exactly());
        }
    }
}

#[test]
fn impossible_positions_are_refused_with_the_reason() {
    let problem = |x: &str, o: &str, turn: Mark| {
        let marks = ByMark { x: squares(x), o: squares(o) };
        Position::from_marks(rules("6x3x3"), marks, turn).unwrap_err().to_string()
    };
    let too_many = "X and {O} O, but X must have as many as O or one more";
    for (x, o, turn, sentence) in [
        ("a1 b2", "b2 b1", Mark::X, "b2 holds both an X and an O"),
        ("g1", "", Mark::O, "g1 is not on the board"),
        ("a4", "", Mark::O, "a4 is not on the board"),
        ("a1 b1", "", Mark::O, &format!("too many X: 2 {}", too_many.replace("{O}", "0"))),
        ("", "a1", Mark::X, &format!("too many O: 0 {}", too_many.replace("{O}", "1"))),
        ("a1", "b1", Mark::O, "with 1 X and 1 O it is X’s turn"),
        ("a1", "", Mark::X, "with 1 X and 0 O it is O’s turn"),
        ("a1 b1 c1", "a2 b2 c2", Mark::X, "both sides have a complete line, but the first one ends the game"),
        ("a1 b1 c1", "a2 b2 d3", Mark::X, "X is to move, but its complete line would have ended the game"),
        (
            "a1 b1 c1 d1 e1 f1",
            "a2 b2 d2 e2 a3",
            Mark::O,
            "no single move can have completed all lines of X, but the first one ends the game",
        ),
    ] {
        assert_eq!(problem(x, o, turn), sentence);
    }
}
