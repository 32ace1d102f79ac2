//! The lines that a side can still complete, and the squares that do something for them: by these its players go, on other
//! boards than that of 3 × 3, where nothing is threatened.

use crate::engine::{Objective, Position, Square, Squares};

/// For which of the lines that it can still complete a player has taken a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Liking {
    /// One that has own marks on it, and no other ones.
    Any,
    /// All: no square does more for them.
    Most,
    /// All, in misère: no square does less for them.
    Least,
}

/// How many lines through a square the side to move can still complete.
pub(super) fn count(position: &Position, square: Square) -> u32 {
    open(position).filter(|(line, _)| line.contains(square)).count() as u32
}

/// The free squares of the lines with own marks and without any of the other side's that lack three or more.
pub(super) fn begun_squares(position: &Position) -> Squares {
    let begun = open(position).filter(|(_, marks)| *marks > 0 && marks + 2 < position.rules().in_a_row().into());
    begun.fold(Squares::EMPTY, |squares, (line, _)| squares | line) & position.legal_squares()
}

/// The squares that do the most for lines that the side to move can still complete; in misère, the least. A line with
/// more marks counts more than all those with fewer.
///
/// Where completing a line wins, lines that lack two are left for a fork and do not count. If no square is on any other,
/// there are no best squares.
pub(super) fn best_squares(position: &Position) -> Squares {
    /// There are at most 32 lines through a square.
    const FACTOR: u32 = 5;
    /// So many marks are enough to tell lines apart.
    const MOST: u32 = 10;
    let in_a_row = u32::from(position.rules().in_a_row());
    let is_misere = position.rules().objective() == Objective::Misere;
    let lines: Vec<(Squares, i64)> = open(position)
        .filter(|(_, marks)| is_misere || marks + 2 < in_a_row)
        .map(|(line, marks)| {
            let completed = marks + 1 == in_a_row;
            let worth = 1 << (FACTOR * if completed { MOST + 1 } else { marks.min(MOST) });
            (line, if is_misere { -worth } else { worth })
        })
        .collect();
    let (mut best, mut most) = (Squares::EMPTY, if is_misere { i64::MIN } else { 1 });
    for square in position.legal_squares() {
        let sum = lines.iter().filter(|(line, _)| line.contains(square)).map(|(_, worth)| worth).sum();
        if sum > most {
            (best, most) = (Squares::EMPTY, sum);
        }
        if sum == most {
            best.insert(square);
        }
    }
    best
}

/// The lines on which the other side has no mark, each with the number of own ones.
fn open(position: &Position) -> impl Iterator<Item = (Squares, u32)> {
    let (own, other) = (position.marks(position.turn()), position.marks(!position.turn()));
    let lines = position.rules().lines().into_iter().map(|line| line.squares());
    lines.filter(move |line| (*line & other).is_empty()).map(move |line| (line, (line & own).len()))
}
