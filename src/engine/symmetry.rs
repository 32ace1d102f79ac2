//! Squares that a turn or a reflection of the board exchanges without changing the position. Moves there have the same value.

use super::mark::Mark;
use super::position::Position;
use super::rules::Rules;
use super::square::Square;
use super::squares::Squares;

/// The symmetries of a position.
pub(super) struct Symmetries {
    rules: Rules,
    kept: Vec<Symmetry>,
}

/// The reflections that make up a symmetry.
#[derive(Clone, Copy)]
struct Symmetry {
    swaps_left_and_right: bool,
    swaps_top_and_bottom: bool,
    swaps_columns_and_rows: bool,
}

impl Symmetries {
    /// Returns the symmetries that keep the marks of a position: at least the one that moves nothing.
    pub(super) fn of(position: &Position) -> Self {
        let rules = position.rules();
        let is_square = rules.columns() == rules.rows();
        let all = (0..if is_square { 8 } else { 4 }).map(|bits: u8| Symmetry {
            swaps_left_and_right: bits & 1 != 0,
            swaps_top_and_bottom: bits & 2 != 0,
            swaps_columns_and_rows: bits & 4 != 0,
        });
        let keeps = |symmetry: &Symmetry| {
            Mark::ALL.iter().all(|mark| {
                let marks = position.marks(*mark);
                marks.iter().all(|square| symmetry.image(rules, square).is_some_and(|image| marks.contains(image)))
            })
        };
        Self { rules, kept: all.filter(keeps).collect() }
    }

    /// Returns the first square in reading order that is symmetric to this one: the same for all squares of an orbit.
    pub(super) fn representative(&self, square: Square) -> Square {
        let images: Squares = self.kept.iter().filter_map(|symmetry| symmetry.image(self.rules, square)).collect();
        images.first().unwrap_or(square)
    }
}

impl Symmetry {
    fn image(self, rules: Rules, square: Square) -> Option<Square> {
        let reflected =
            |place: u8, size: u8, swaps: bool| if swaps { size.checked_sub(place + 1) } else { Some(place) };
        let column = reflected(square.column(), rules.columns(), self.swaps_left_and_right)?;
        let row = reflected(square.row(), rules.rows(), self.swaps_top_and_bottom)?;
        if self.swaps_columns_and_rows { Square::new(row, column) } else { Square::new(column, row) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::notation;

    /// Returns the squares that represent themselves.
    fn representatives(board: &str, moves: &str) -> String {
        let rules = notation::read_rules(board, crate::engine::Objective::Normal).unwrap();
        let position = notation::read_moves(rules, moves).game.position();
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
}
