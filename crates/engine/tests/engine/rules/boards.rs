//! Boards, their lines and symmetries.

use engine::symmetry::Symmetries;
use engine::{Direction, Line, Objective, Rules, RulesError, Square};

use crate::positions::position;

#[test]
fn number_of_lines_equals_formula_on_every_board() {
    for columns in 1..=20 {
        for rows in 1..=20 {
            for in_a_row in 2..=columns.max(rows) {
                let rules = Rules::new(columns, rows, in_a_row, Objective::Normal).unwrap();
                // The number of possible starts of a line along a side.
                let room = |side: u8| usize::from((side + 1).saturating_sub(in_a_row));
                let (across, down) = (room(columns), room(rows));
                let expected = across * usize::from(rows) + down * usize::from(columns) + 2 * across * down;
                assert_eq!(rules.lines().len(), expected, "{rules}");
            }
        }
    }
}

#[test]
fn squares_are_those_of_all_rows() {
    for (columns, rows) in (1..=20).flat_map(|columns| (1..=20).map(move |rows| (columns, rows))) {
        let Ok(rules) = Rules::new(columns, rows, 2, Objective::Normal) else { continue };
        assert_eq!(rules.squares(), (0..rows).flat_map(|row| rules.row(row)).collect());
        assert_eq!(rules.squares().len(), u32::from(columns) * u32::from(rows));
    }
}

#[test]
fn invalid_numbers_are_refused() {
    let new = |columns, rows, in_a_row| Rules::new(columns, rows, in_a_row, Objective::Normal);
    assert_eq!(new(0, 3, 3), Err(RulesError::Size { columns: 0, rows: 3 }));
    assert_eq!(new(3, 21, 3), Err(RulesError::Size { columns: 3, rows: 21 }));
    assert_eq!(new(3, 3, 1), Err(RulesError::InARow(1)));
    assert_eq!(new(3, 4, 5), Err(RulesError::InARow(5)));
    assert!(new(20, 20, 20).is_ok() && new(1, 4, 4).is_ok());
}

#[test]
fn every_line_has_its_length() {
    let squares = Rules::new(20, 20, 5, Objective::Normal).unwrap().squares();
    for direction in Direction::ALL {
        for first in squares {
            for length in 0..=u8::MAX {
                let line = Line::new(first, direction, length);
                assert!(line.is_none_or(|line| line.squares().len() == u32::from(length)), "{line:?}");
                assert!(line.is_none() || (2..=20).contains(&length), "{line:?}");
            }
        }
    }
    let [corner, last] = [Square::new(0, 0), Square::new(0, 19)].map(Option::unwrap);
    assert!(Line::new(corner, Direction::Falling, 20).is_some());
    assert!(Line::new(corner, Direction::Across, 1).is_none());
    assert!(Line::new(corner, Direction::Rising, 2).is_none());
    assert!(Line::new(last, Direction::Down, 2).is_none());
    assert_eq!(Line::longest(corner.into(), corner, Direction::Down, 1..=20), None);
}

/// Returns the squares that represent themselves.
fn representatives(board: &str, moves: &str) -> String {
    let position = position(board, moves);
    let symmetries = Symmetries::of(&position);
    let own = position.legal_squares().iter().filter(|square| symmetries.representative(*square) == *square);
    own.map(|square| square.to_string()).collect::<Vec<String>>().join(" ")
}

#[test]
fn one_square_of_each_orbit_represents_it() {
    assert_eq!(representatives("3x3x3", ""), "a1 b1 b2");
    assert_eq!(representatives("3x3x3", "b2"), "a1 b1");
    assert_eq!(representatives("3x3x3", "a1"), "b1 c1 b2 c2 c3");
    // Marks of different sides are not exchanged.
    assert_eq!(representatives("3x3x3", "a1c3"), "b1 c1 b2 c2");
    assert_eq!(representatives("3x3x3", "a1c1"), "b1 a2 b2 c2 a3 b3 c3");
    assert_eq!(representatives("4x4x4", ""), "a1 b1 b2");
    assert_eq!(representatives("4x3x3", ""), "a1 b1 a2 b2");
}
