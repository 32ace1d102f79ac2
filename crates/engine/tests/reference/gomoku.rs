//! Positions of freestyle gomoku.

use engine::{Objective, Position, Rules, notation};

/// Freestyle gomoku.
pub fn rules() -> Rules {
    Rules::new(15, 15, 5, Objective::Normal).unwrap()
}

/// Returns the position after these moves.
pub fn after(moves: &str) -> Position {
    let read = notation::read_moves(rules(), moves);
    assert_eq!(read.problem, None);
    read.game.position()
}
