//! Tests that exactly the reachable positions can be set up, and equal those reached by moves.

use std::collections::{HashMap, HashSet};

use engine::{ByMark, ImpossiblePosition, Line, Mark, Objective, Position, Rules, Square, Squares};
use fastrand::Rng;

use crate::random::any_rules;

/// Returns the marks of a position.
fn marks(position: &Position) -> ByMark<Squares> {
    ByMark { x: position.marks(Mark::X), o: position.marks(Mark::O) }
}

/// Returns all reachable positions by their marks.
fn reached_by_play(rules: Rules) -> HashMap<ByMark<Squares>, Position> {
    let empty = Position::new(rules);
    let mut reached = HashMap::from([(marks(&empty), empty)]);
    let mut left = vec![empty];
    while let Some(position) = left.pop() {
        for square in position.legal_squares() {
            let next = position.play(square).unwrap();
            if reached.insert(marks(&next), next).is_none() {
                left.push(next);
            }
        }
    }
    reached
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
    let reached = reached_by_play(rules);
    let mut possible = 0;
    for marks in all_marks(rules) {
        let played = reached.get(&marks);
        for turn in Mark::ALL {
            let expected = played.filter(|position| position.turn() == turn);
            assert_eq!(Position::from_marks(rules, marks, turn).ok().as_ref(), expected, "{rules:?} {marks:?} {turn}");
            possible += usize::from(expected.is_some());
        }
    }
    assert_eq!(possible, reached.len(), "every position that is played was set up as well");
}

#[test]
fn exactly_reachable_positions_of_small_boards_can_be_set_up() {
    // Most of these boards have crossing, overlong and multiple lines.
    for (columns, rows, in_a_row) in [(3, 3, 3), (3, 3, 2), (2, 4, 2), (9, 1, 3), (1, 8, 2), (5, 2, 3)] {
        for objective in Objective::ALL {
            let rules = Rules::new(columns, rows, in_a_row, objective).unwrap();
            compare(rules);
            compare(rules.exactly());
        }
    }
    compare(Rules::new(4, 3, 3, Objective::Normal).unwrap());
}

#[test]
fn played_positions_of_any_board_can_be_set_up_with_their_lines() {
    for seed in 0..500 {
        let random = &mut Rng::with_seed(seed);
        let mut position = Position::new(any_rules(random));
        while let Some(square) = random.choice(position.legal_squares()) {
            position = position.play(square).unwrap();
            let setup = Position::from_marks(position.rules(), marks(&position), position.turn());
            assert_eq!(setup, Ok(position));
            let lines: HashSet<Line> = position.lines_through(square).collect();
            let completed = position.completed_lines();
            assert_eq!(completed.iter().copied().collect::<HashSet<Line>>(), lines, "{position:?}");
            assert_eq!(completed.len(), lines.len(), "no line is there twice");
        }
    }
}

#[test]
fn impossible_positions_are_refused_with_the_reason() {
    let rules = Rules::new(6, 3, 3, Objective::Normal).unwrap();
    let problem = |x: &[&str], o: &[&str], turn: Mark| {
        let set = |names: &[&str]| names.iter().map(|name| name.parse::<Square>().unwrap()).collect();
        let marks = ByMark { x: set(x), o: set(o) };
        Position::from_marks(rules, marks, turn).map_err(|problem: ImpossiblePosition| problem.to_string()).unwrap_err()
    };
    let too_many = "X and {O} O, but X must have as many as O or one more";
    for (x, o, turn, sentence) in [
        (&["a1", "b2"][..], &["b2", "b1"][..], Mark::X, "b2 holds both an X and an O"),
        (&["g1"], &[], Mark::O, "g1 is not on the board"),
        (&["a4"], &[], Mark::O, "a4 is not on the board"),
        (&["a1", "b1"], &[], Mark::O, &format!("too many X: 2 {}", too_many.replace("{O}", "0"))),
        (&[], &["a1"], Mark::X, &format!("too many O: 0 {}", too_many.replace("{O}", "1"))),
        (&["a1"], &["b1"], Mark::O, "with 1 X and 1 O it is X’s turn"),
        (&["a1"], &[], Mark::X, "with 1 X and 0 O it is O’s turn"),
        (
            &["a1", "b1", "c1"],
            &["a2", "b2", "c2"],
            Mark::X,
            "both sides have a complete line, but the first one ends the game",
        ),
        (
            &["a1", "b1", "c1"],
            &["a2", "b2", "d3"],
            Mark::X,
            "X is to move, but its complete line would have ended the game",
        ),
        (
            &["a1", "b1", "c1", "d1", "e1", "f1"],
            &["a2", "b2", "d2", "e2", "a3"],
            Mark::O,
            "no single move can have completed all lines of X, but the first one ends the game",
        ),
    ] {
        assert_eq!(problem(x, o, turn), sentence);
    }
}
