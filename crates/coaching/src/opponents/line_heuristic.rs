//! Rates squares by the open lines through them: lines that the side to move can still complete.
//!
//! Players use this on boards other than 3×3 where no side threatens anything.

use std::ops::BitOr;

use super::choice::{Choice, Criterion, LineHeuristic};
use engine::tactics::LineSets;
use engine::{Objective, Position, Squares};

/// Returns the free squares beside marks; on the empty board, those in the middle.
pub(super) fn squares_beside_marks(position: &Position) -> Squares {
    let taken = position.taken();
    let marks = if taken.is_empty() { position.rules().middle().into_iter().collect() } else { taken };
    marks.dilate() & position.legal_squares()
}

/// Returns the squares of [`LineHeuristic::Any`] on lines that lack three marks or more.
pub(super) fn fresh_squares(position: &Position) -> Squares {
    let at_least = u32::from(position.rules().in_a_row() - 1).max(3);
    let fresh = open_lines(position).into_iter().filter(|line| line.len() >= at_least);
    fresh.fold(Squares::EMPTY, BitOr::bitor) & squares_beside_marks(position)
}

/// Chooses by [`LineHeuristic::Most`] or, in misère, [`LineHeuristic::Least`].
pub(super) fn choice(position: &Position, heuristic: LineHeuristic) -> Choice {
    Choice { criterion: Criterion::OpenLines(heuristic), squares: best_squares(position) }
}

fn best_squares(position: &Position) -> Squares {
    let in_a_row = u32::from(position.rules().in_a_row());
    let is_misere = position.rules().objective() == Objective::Misere;
    let mut lines = open_lines(position);
    if !is_misere {
        lines.retain(|line| line.len() > 2);
        let least = lines.iter().map(|line| line.len()).min().unwrap_or_default();
        lines.retain(|line| line.len() <= least + 1);
    }
    let (mut best, mut highest) = (Squares::EMPTY, i64::MIN);
    for square in position.legal_squares() {
        let through = lines.iter().filter(|line| line.contains(square));
        // Up to 10 in a row, one line outweighs all lines with fewer marks. The weights of longer lines would not fit into 64
        // bits, so that several of these outweigh one with a mark more.
        let weight: i64 = through.map(|line| 1 << ((in_a_row - line.len()) * (60 / in_a_row))).sum();
        let rating = if is_misere { -weight } else { weight };
        if rating > highest {
            (best, highest) = (Squares::EMPTY, rating);
        }
        if rating == highest {
            best.insert(square);
        }
    }
    best
}

/// Returns the missing squares of each open line.
fn open_lines(position: &Position) -> Vec<Squares> {
    LineSets::of(position).residual(position.turn(), 1..=position.rules().in_a_row().into())
}
