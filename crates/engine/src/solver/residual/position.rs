//! The residual lines of both sides in a position of the game.

use super::lines::ResidualLines;
use crate::board::Mark;
use crate::position::Position;
use crate::solver::bit_board::BitBoard;

/// The residual lines of both sides, not minimized.
pub(crate) struct ResidualPosition {
    pub(crate) mover: ResidualLines,
    pub(crate) opponent: ResidualLines,
    /// The number of free squares.
    pub(crate) free: u32,
}

impl ResidualPosition {
    pub(crate) fn new(board: &BitBoard, position: &Position) -> Self {
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
}
