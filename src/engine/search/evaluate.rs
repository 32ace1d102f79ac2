//! Static evaluation by line weights.
//!
//! A line counts for a side as long as the other side has no mark on it, and more the fewer marks the side still needs.
//! The same weights order the moves: a square is worth the lines through it. The values were tuned by games of the
//! search against itself.

use super::board::Board;
use super::score;
use crate::engine::Objective;

/// Returns the static evaluation for the side to move.
pub fn evaluate(board: &Board) -> i32 {
    let (own, other) = (board.turn(), !board.turn());
    score::estimate(match board.rules().objective() {
        // The side to move is half a move ahead.
        Objective::Normal => board.value(own) * 5 / 4 - board.value(other),
        Objective::Misere => {
            // The side that runs out of safe squares loses. A square on which only the other side would complete a
            // line is a safe move in reserve.
            let (own_losing, other_losing) = (board.completing(own), board.completing(other));
            let own_reserve = (other_losing - own_losing).len().cast_signed();
            let other_reserve = (own_losing - other_losing).len().cast_signed();
            300 * (own_reserve - other_reserve) + (board.value(other) - board.value(own)) / 4
        }
    })
}
