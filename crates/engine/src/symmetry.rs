//! Turns and reflections of the board, and the squares that they exchange without changing a position. Moves there have the same
//! value.

use crate::board::{Mark, Square, Squares};
use crate::position::Position;
use crate::rules::Rules;

/// The number of symmetries of a board, at most [`MOST`]: eight on square boards, else four.
pub const fn count(rules: Rules) -> usize {
    if rules.columns() == rules.rows() { MOST } else { MOST / 2 }
}

/// The number of symmetries of a square board.
pub const MOST: usize = 8;

/// Returns the image of a square of the board by the symmetry of this number, from 0: the sum of 1 if it swaps left and right,
/// 2 if it then swaps top and bottom, and 4 if it then swaps columns and rows.
pub fn image(rules: Rules, number: usize, square: Square) -> Option<Square> {
    let placed =
        |place: u8, size: u8, is_swapped: bool| if is_swapped { size.checked_sub(place + 1) } else { Some(place) };
    let column = placed(square.column(), rules.columns(), number & 1 != 0)?;
    let row = placed(square.row(), rules.rows(), number & 2 != 0)?;
    if number & 4 != 0 { Square::new(row, column) } else { Square::new(column, row) }
}

/// Returns the rules of the board to which the symmetry of this number leads.
pub fn rules(rules: Rules, number: usize) -> Rules {
    if number & 4 == 0 { rules } else { rules.transposed() }
}

/// The symmetries of a position.
#[derive(Debug)]
pub struct Symmetries {
    rules: Rules,
    /// The numbers of those that keep the marks.
    kept: Vec<usize>,
}

impl Symmetries {
    /// Returns the symmetries that keep the marks of a position: at least the one that moves nothing.
    pub fn of(position: &Position) -> Self {
        let rules = position.rules();
        let keeps = |number: &usize| {
            Mark::ALL.iter().all(|mark| {
                let marks = position.marks(*mark);
                marks.iter().all(|square| image(rules, *number, square).is_some_and(|image| marks.contains(image)))
            })
        };
        Self { rules, kept: (0..count(rules)).filter(keeps).collect() }
    }

    /// Returns the first square in reading order that is symmetric to this one: the same for all squares of an orbit.
    pub fn representative(&self, square: Square) -> Square {
        let images: Squares = self.kept.iter().filter_map(|number| image(self.rules, *number, square)).collect();
        images.first().unwrap_or(square)
    }
}
