//! Positions by their text.

use engine::{Position, Rules, notation};

/// Returns the rules of a board, such as `4x3x3 misere`.
pub fn rules(board: &str) -> Rules {
    board.parse().unwrap()
}

/// Returns the position on a board after these moves.
pub fn position(board: &str, moves: &str) -> Position {
    let read = notation::read_moves(rules(board), moves);
    assert_eq!(read.problem, None);
    read.game.position()
}
