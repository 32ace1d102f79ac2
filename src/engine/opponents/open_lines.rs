//! The lines that a side can still complete, and the squares that do something for them: by these its players go, on other
//! boards than that of 3 × 3, where nothing is threatened.

use std::ops::BitOr;

use crate::engine::{Line, Objective, Position, Square, Squares};

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
    open_gaps(position).filter(|gap| gap.contains(square)).count() as u32
}

/// The free squares of the lines with own marks and without any of the other side's that lack three or more.
pub(super) fn begun_squares(position: &Position) -> Squares {
    let begun = open_gaps(position).filter(|gap| (3..u32::from(position.rules().in_a_row())).contains(&gap.len()));
    begun.fold(Squares::EMPTY, BitOr::bitor) & position.legal_squares()
}

/// The squares that do the most for lines that the side to move can still complete; in misère, the least. A line with
/// more marks counts more than all those with fewer.
///
/// Where completing a line wins, lines that lack two are left for a fork and do not count.
pub(super) fn best_squares(position: &Position) -> Squares {
    let in_a_row = u32::from(position.rules().in_a_row());
    let is_misere = position.rules().objective() == Objective::Misere;
    let gaps: Vec<Squares> = open_gaps(position).filter(|gap| is_misere || gap.len() > 2).collect();
    let (mut best, mut most) = (Squares::EMPTY, i64::MIN);
    for square in position.legal_squares() {
        let through = gaps.iter().filter(|gap| gap.contains(square));
        // The longer the lines, the fewer go through a square, and the less has each to count more than the one before.
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
