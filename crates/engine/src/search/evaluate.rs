//! Static evaluation: by [patterns](super::patterns) for five in a row, and otherwise by line weights.
//!
//! A line counts for a side as long as the other side has no mark on it, and more the fewer marks the side still needs.
//! The same weights order the moves: a square is worth the lines through it.

use super::counted_board::CountedBoard;
use super::score;
use crate::rules::Objective;

/// Returns the static evaluation for the side to move.
pub fn evaluate(board: &mut CountedBoard) -> i32 {
    let (own, other) = (board.turn(), !board.turn());
    if let Some(patterns) = board.patterns() {
        return score::estimate(patterns.value(own));
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation;
    use crate::rules::Rules;

    /// Evaluates misère 5×5 with four in a row after these moves.
    fn misere(moves: &str) -> i32 {
        let rules = Rules::new(5, 5, 4, Objective::Misere).unwrap();
        evaluate(&mut CountedBoard::from_position(&notation::read_moves(rules, moves).game.position(), None))
    }

    #[test]
    fn misere_dislikes_own_lines_but_needs_safe_squares_more() {
        // X in the middle is on more lines than O in the corner.
        let lines = misere("c3a1");
        assert!((-150..-3).contains(&lines), "{lines}");
        // Only O would complete a line at d1, and then only X.
        let [own, other] = ["b5a1d5b1a4c1", "a1b5b1d5c1a4"].map(misere);
        assert!(own > 150 && other < -150, "{own} {other}");
    }
}
