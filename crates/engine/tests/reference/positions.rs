//! Positions by their text, and all positions of small boards.

use std::collections::HashSet;

use engine::{Position, Rules, Squares, notation};

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

/// Returns the squares with these names.
pub fn squares(names: &str) -> Squares {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

/// Returns every reachable position of a board with few squares.
pub fn reachable(rules: Rules) -> Vec<Position> {
    let mut all = vec![Position::new(rules)];
    let mut seen = HashSet::new();
    let mut next = 0;
    while let Some(position) = all.get(next).copied() {
        next += 1;
        let after = position.legal_squares().iter().map(|square| position.play(square).unwrap());
        all.extend(after.filter(|after| seen.insert(*after)));
    }
    all
}
