//! Boards, their lines and symmetries.

use engine::symmetry::Symmetries;
use engine::{Direction, Line, Objective, Rules, RulesError, Square, Squares};

use crate::positions::{position, squares};

#[test]
fn every_board_has_the_squares_of_its_rows_and_the_number_of_lines_of_the_formula() {
    for (columns, rows) in (1..=20).flat_map(|columns| (1..=20).map(move |rows| (columns, rows))) {
        for in_a_row in 2..=columns.max(rows) {
            let rules = Rules::new(columns, rows, in_a_row, Objective::Normal).unwrap();
            // The number of possible starts of a line along a side.
            let room = |side: u8| usize::from((side + 1).saturating_sub(in_a_row));
            let (across, down) = (room(columns), room(rows));
            let expected = across * usize::from(rows) + down * usize::from(columns) + 2 * across * down;
            assert_eq!(rules.lines().len(), expected, "{rules}");
            assert_eq!(rules.squares(), (0..rows).flat_map(|row| rules.row(row)).collect());
            assert_eq!(rules.squares().len(), u32::from(columns) * u32::from(rows));
        }
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
    let line = |square: &str, direction, length| Line::new(square.parse().unwrap(), direction, length);
    assert!(line("a1", Direction::Falling, 20).is_some() && line("a1", Direction::Across, 1).is_none());
    assert!(line("a1", Direction::Rising, 2).is_none() && line("a20", Direction::Down, 2).is_none());
    let corner: Square = "a1".parse().unwrap();
    assert_eq!(Line::longest(corner.into(), corner, Direction::Down, 1..=20), None);
}

#[test]
fn one_square_of_each_orbit_represents_it() {
    for (board, moves, expected) in [
        ("3x3x3", "", "a1 b1 b2"),
        ("3x3x3", "b2", "a1 b1"),
        ("3x3x3", "a1", "b1 c1 b2 c2 c3"),
        // Marks of different sides are not exchanged.
        ("3x3x3", "a1c3", "b1 c1 b2 c2"),
        ("3x3x3", "a1c1", "b1 a2 b2 c2 a3 b3 c3"),
        ("4x4x4", "", "a1 b1 b2"),
        ("4x3x3", "", "a1 b1 a2 b2"),
    ] {
        let position = position(board, moves);
        let symmetries = Symmetries::of(&position);
        let is_own = |square: &Square| symmetries.representative(*square) == *square;
        assert_eq!(position.legal_squares().iter().filter(is_own).collect::<Squares>(), squares(expected), "{moves}");
    }
}
