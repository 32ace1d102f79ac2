//! The opening of [Trapper](super::trapper): its replies to the first mark on normal 3×3.

use super::{Choice, Criterion};
use crate::square_kind::SquareKind;
use engine::{Position, Rules, Square, Squares};

/// Chooses a reply to the only mark on a 3×3 board; `None` in any other position.
pub(super) fn choice(position: &Position) -> Option<Choice> {
    let mut taken = position.taken().iter();
    let opening = taken.next()?;
    let is_first_mark = taken.next().is_none() && position.rules() == Rules::TIC_TAC_TOE;
    is_first_mark.then(|| Choice { criterion: Criterion::FirstMark(opening), squares: replies(opening) })
}

/// Returns the replies by the kind of square: a corner to the center, the center to a corner, and to a side an adjacent
/// corner.
fn replies(opening: Square) -> Squares {
    match SquareKind::of(opening) {
        Some(SquareKind::Corner) => SquareKind::Center.squares(),
        Some(SquareKind::Side) => {
            SquareKind::Corner.squares().iter().filter(|corner| are_adjacent(*corner, opening)).collect()
        }
        Some(SquareKind::Center) | None => SquareKind::Corner.squares(),
    }
}

/// Whether two squares share an edge.
fn are_adjacent(one: Square, other: Square) -> bool {
    one.column().abs_diff(other.column()) + one.row().abs_diff(other.row()) == 1
}
