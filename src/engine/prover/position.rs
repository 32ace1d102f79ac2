//! A position of the game as the searches see it.

use super::board::Board;
use super::lines::Lines;
use super::misere::Burdens;
use crate::engine::{Mark, Position};

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

    pub(super) fn burdens(&self) -> Burdens {
        Burdens::new(self.mover.clone(), self.other.clone(), self.free)
    }
}
