//! The lines that can still be completed, and the squares that do most for them: on other boards than that of 3 × 3,
//! **Strategist** plays by these where none of its first four rules has advice.

use crate::engine::{Objective, Position, Square, Squares, tactics};

/// How many lines through a square are open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OpenLines {
    /// Those that the side to move can still complete.
    pub own: u32,
    /// Those on which only the other side has marks.
    pub other: u32,
}

impl OpenLines {
    /// The lines through a square.
    pub(super) fn through(position: &Position, square: Square) -> Self {
        let mut open = Self { own: 0, other: 0 };
        for (line, own, other) in counted(position) {
            if line.contains(square) {
                open.own += u32::from(other == 0);
                open.other += u32::from(own == 0 && other > 0);
            }
        }
        open
    }
}

/// The squares that are on the most open lines. A line counts four times as much for each mark on it; an own one a
/// quarter more than one of the other side. In misère, where nobody wants lines, the squares that do the least for own
/// ones, and that complete none.
pub(super) fn best_squares(position: &Position) -> Squares {
    let misere = position.rules().objective() == Objective::Misere;
    let legal = position.legal_squares();
    let safe = legal - tactics::completing_squares(position, position.turn());
    let squares = if misere && !safe.is_empty() { safe } else { legal };
    let lines: Vec<(Squares, i64)> = counted(position)
        .filter_map(|(line, own, other)| match (own, other, misere) {
            (_, 0, true) => Some((line, -(1 << (2 * own)))),
            (_, 0, false) => Some((line, 5 << (2 * own))),
            (0, _, false) => Some((line, 4 << (2 * other))),
            _ => None,
        })
        .collect();
    let (mut best, mut most) = (Squares::EMPTY, i64::MIN);
    for square in squares {
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

/// All lines, with the number of marks of the side to move and of the other side on each.
fn counted(position: &Position) -> impl Iterator<Item = (Squares, u32, u32)> {
    let (own, other) = (position.marks(position.turn()), position.marks(!position.turn()));
    position.rules().lines().into_iter().map(move |line| {
        let line = line.squares();
        (line, (line & own).len(), (line & other).len())
    })
}
