//! Random marks with which games begin, so that they differ.

use engine::{Position, Rules, Square};
use fastrand::Rng;

/// The maximum distance of the marks from the middle.
const AROUND: u8 = 3;

/// Returns different random squares near the middle.
pub fn near_the_middle(rules: Rules, count: usize, random: &mut Rng) -> Vec<Square> {
    let mut squares = Vec::new();
    while squares.len() < count {
        let mut near = |side: u8| random.u8((side / 2).saturating_sub(AROUND)..=(side / 2 + AROUND).min(side - 1));
        let square = Square::new(near(rules.columns()), near(rules.rows()));
        squares.extend(square.filter(|square| !squares.contains(square)));
    }
    squares
}

/// Returns the position after moves on these squares, or `None` if one is illegal or the game is over.
pub fn position_after(rules: Rules, squares: &[Square]) -> Option<Position> {
    let position = squares.iter().try_fold(Position::new(rules), |position, square| position.play(*square).ok())?;
    position.outcome().is_none().then_some(position)
}
