//! The lines that a side can still complete, and the squares that do something for them: by these its players go, on other
//! boards than that of 3 × 3, where nothing is threatened.

use std::ops::BitOr;

use crate::engine::{Line, Objective, Position, Square, Squares};

/// For which of the lines that it can still complete a player has taken a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Liking {
    /// Any that has hardly a mark yet.
    Any,
    /// All: no square does more for them.
    Most,
    /// All, in misère: no square does less for them.
    Least,
}

/// How many lines through a square the side to move can still complete.
pub(super) fn count(position: &Position, square: Square) -> u32 {
    open_gaps(position).filter(|gap| gap.contains(square)).count() as u32
}

/// The free squares of the lines that the side to move can still complete, that lack three or more, and that have one mark
/// at most.
pub(super) fn fresh_squares(position: &Position) -> Squares {
    let at_least = u32::from(position.rules().in_a_row() - 1).max(3);
    let fresh = open_gaps(position).filter(|gap| gap.len() >= at_least);
    fresh.fold(Squares::EMPTY, BitOr::bitor) & position.legal_squares()
}

/// The squares that do the most for lines that the side to move can still complete: they are on the most of those with the
/// most marks, and if that is equal, on the most with one mark fewer. Lines that lack two are left for a fork and do not
/// count.
///
/// In misère, they are on the fewest with the most marks, and so on down to lines without marks.
pub(super) fn best_squares(position: &Position) -> Squares {
    let in_a_row = u32::from(position.rules().in_a_row());
    let is_misere = position.rules().objective() == Objective::Misere;
    let mut gaps: Vec<Squares> = open_gaps(position).filter(|gap| is_misere || gap.len() > 2).collect();
    if !is_misere {
        let least = gaps.iter().map(|gap| gap.len()).min().unwrap_or_default();
        gaps.retain(|gap| gap.len() <= least + 1);
    }
    let (mut best, mut most) = (Squares::EMPTY, i64::MIN);
    for square in position.legal_squares() {
        let through = gaps.iter().filter(|gap| gap.contains(square));
        // One line counts more than all with fewer marks. The longer the lines, the fewer go through a square, and the less
        // has each to count more than the one before.
        let worth: i64 = through.map(|gap| 1 << ((in_a_row - gap.len()) * (60 / in_a_row))).sum();
        let worth = if is_misere { -worth } else { worth };
        if worth > most {
            (best, most) = (Squares::EMPTY, worth);
        }
        if worth == most {
            best.insert(square);
        }
    }
    best
}

/// What each line lacks that the side to move can still complete.
fn open_gaps(position: &Position) -> impl Iterator<Item = Squares> {
    let (own, other) = (position.marks(position.turn()), position.marks(!position.turn()));
    let lines = position.rules().lines().into_iter().map(Line::squares);
    lines.filter(move |line| (*line & other).is_empty()).map(move |line| line - own)
}
