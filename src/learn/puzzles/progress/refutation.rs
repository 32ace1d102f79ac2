//! The moves that refute a wrong answer.

use coaching::puzzles::{fours, perfect_play};
use engine::{Position, Square};

/// Returns the moves after a wrong answer. If that threatens nothing in a puzzle of fours, this is the reply that stops them.
pub(crate) fn refutation(position: &Position, answer: Square) -> Vec<Square> {
    let Ok(after) = position.play(answer) else { return Vec::new() };
    let moves = perfect_play(after);
    if moves.is_empty() { stop_of_fours(position, &after).into_iter().collect() } else { moves }
}

/// Returns a reply that leaves no win by fours. The first to try are the squares of the win that the answer missed, and then those of
/// each win that is left.
fn stop_of_fours(before: &Position, after: &Position) -> Option<Square> {
    let mut squares = perfect_play(*before);
    let mut tried = 0;
    while let Some(square) = squares.get(tried).copied() {
        tried += 1;
        if let Ok(replied) = after.play(square) {
            if fours::moves_to_win(&replied).is_none() {
                return Some(square);
            }
            let others = perfect_play(replied).into_iter().filter(|other| !squares.contains(other)).collect::<Vec<_>>();
            squares.extend(others);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learn::puzzles::task::{FIRST_DAY, Task};
    use coaching::puzzles::is_right;

    #[test]
    fn every_wrong_answer_to_a_puzzle_of_fours_has_a_reply() {
        // A Saturday and a Sunday of 2026.
        for day in [FIRST_DAY + 2, FIRST_DAY + 3] {
            let position = Task::Daily(day).position();
            for square in position.legal_squares().iter().filter(|square| !is_right(&position, *square)) {
                let reply = refutation(&position, square)[0];
                assert!(position.play(square).unwrap().play(reply).is_ok(), "{day}, {square}");
            }
        }
    }
}
