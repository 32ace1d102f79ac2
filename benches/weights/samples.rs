//! Positions to which weights are fitted.

use tic_tac_toe::engine::search::patterns::patterns;
use tic_tac_toe::engine::{Mark, Position, Square};

/// A position of a game, as its patterns.
pub struct Sample {
    /// For each free square near a mark, the patterns of the side to move and of the other side.
    pub squares: Vec<[u16; 2]>,
    /// The index in `squares` of the move that was played.
    pub played: usize,
    /// The result for the side to move: 1 for a win, ½ for a draw, 0 for a loss.
    pub result: f64,
}

/// How far from all marks a move is out of the question.
const NEAR: u8 = 2;

impl Sample {
    /// The sample of a position without its result, or `None` if the move is far from all marks.
    pub fn new(position: &Position, played: Square) -> Option<Self> {
        let turn = position.turn();
        let taken: Vec<Square> = position.taken().iter().collect();
        let is_near = |square: &Square| {
            taken.iter().any(|other| {
                square.column().abs_diff(other.column()) <= NEAR && square.row().abs_diff(other.row()) <= NEAR
            })
        };
        let near: Vec<_> = patterns(position).into_iter().filter(|(square, _)| is_near(square)).collect();
        let played = near.iter().position(|(square, _)| *square == played)?;
        let squares = near.iter().map(|(_, numbers)| [numbers[turn] as u16, numbers[!turn] as u16]).collect();
        Some(Self { squares, played, result: 0.5 })
    }

    /// Sets the result from the winner of the game.
    pub fn set_result(&mut self, turn: Mark, winner: Option<Mark>) {
        self.result = winner.map_or(0.5, |winner| f64::from(winner == turn));
    }
}
