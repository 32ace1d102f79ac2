//! The residual lines of both sides in a position of the game.

use std::cmp::Reverse;

use super::lines::ResidualLines;
use super::potential::Potential;
use crate::engine::solver::board::Board;
use crate::engine::solver::misere::{MiserePosition, Question, Reduced};
use crate::engine::{Mark, Position, Square, Squares};

/// The residual lines of both sides, not minimized.
pub(crate) struct ResidualPosition {
    mover: ResidualLines,
    opponent: ResidualLines,
    free: u32,
}

impl ResidualPosition {
    pub(crate) fn new(board: &Board, position: &Position) -> Self {
        let residual_lines = |mark: Mark| {
            let (own, others) = (board.pack(position.marks(mark)), board.pack(position.marks(!mark)));
            board.lines.iter().filter(|line| *line & others == 0).map(|line| line & !own).collect()
        };
        let turn = position.turn();
        Self { mover: residual_lines(turn), opponent: residual_lines(!turn), free: position.free().len() }
    }

    /// Returns the lines of the attacker and of the defender; the side to move is the attacker if `attacker_moves`.
    pub(crate) fn attack_and_defense(&self, attacker_moves: bool) -> (ResidualLines, ResidualLines) {
        let (attack, defense) =
            if attacker_moves { (&self.mover, &self.opponent) } else { (&self.opponent, &self.mover) };
        (attack.clone(), defense.clone())
    }

    /// Sorts squares by their weight for both sides together, the heaviest first.
    pub(crate) fn heaviest_first(&self, board: &Board, squares: Squares) -> Vec<Square> {
        let (mover, opponent) = (Potential::of(&self.mover), Potential::of(&self.opponent));
        let mut ordered: Vec<Square> = squares.iter().collect();
        ordered.sort_by_key(|square| {
            let square = board.pack((*square).into());
            Reverse(mover.at(square) + opponent.at(square))
        });
        ordered
    }

    pub(crate) fn misere(&self, question: Question) -> Reduced {
        MiserePosition::reduced(self.mover.clone(), self.opponent.clone(), self.free, question)
    }
}
