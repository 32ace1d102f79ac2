//! A position of the game as the searches see it.

use std::cmp::Reverse;

use super::board::Board;
use super::lines::Lines;
use super::misere::Burdens;
use super::potential::Potential;
use crate::engine::{Mark, Position, Square, Squares};

/// What is left of each side's lines, the side to move first.
pub(super) struct Sides {
    mover: Lines,
    other: Lines,
    free: u32,
}

impl Sides {
    pub(super) fn of(board: &Board, position: &Position) -> Self {
        let needs = |mark: Mark| {
            let (own, others) = (board.pack(position.marks(mark)), board.pack(position.marks(!mark)));
            Lines::from_iter(board.lines.iter().filter(|line| *line & others == 0).map(|line| line & !own))
        };
        let turn = position.turn();
        Self { mover: needs(turn), other: needs(!turn), free: position.free().len() }
    }

    /// The lines of the attacker and of the defender, if the side to move is the attacker, or if it is not.
    pub(super) fn question(&self, attacker_moves: bool) -> (Lines, Lines) {
        let (attack, defence) = if attacker_moves { (&self.mover, &self.other) } else { (&self.other, &self.mover) };
        (attack.clone(), defence.clone())
    }

    /// Squares by what they are worth to both sides, the heaviest first.
    pub(super) fn ordered(&self, board: &Board, squares: Squares) -> Vec<Square> {
        let (mover, other) = (Potential::of(&self.mover), Potential::of(&self.other));
        let mut ordered: Vec<Square> = squares.iter().collect();
        ordered.sort_by_key(|square| {
            let square = board.pack([*square].into_iter().collect());
            Reverse(mover.at(square) + other.at(square))
        });
        ordered
    }

    pub(super) fn burdens(&self) -> Burdens {
        Burdens::new(self.mover.clone(), self.other.clone(), self.free)
    }
}
