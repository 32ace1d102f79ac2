//! The order in which searches try moves: the heaviest squares first, by their [potential](super::potential).

use std::cmp::Reverse;

use super::position::ResidualPosition;
use super::potential::Potential;
use super::two_sided::TwoSidedGame;
use crate::board::{Square, Squares};
use crate::solver::bit_board::BitBoard;
use crate::solver::bits::squares;

impl Potential {
    /// Returns the squares of a set, the heaviest first.
    pub(crate) fn heaviest_first(&self, set: u64) -> Vec<u64> {
        heaviest_first(set, |square| self.at(square))
    }
}

impl TwoSidedGame {
    /// Returns the squares of a set by their weight for both sides, the heaviest first. The attacker's counts twice.
    pub(crate) fn heaviest_first(&self, set: u64) -> Vec<u64> {
        if set.is_power_of_two() {
            return vec![set];
        }
        let (attack, defense) = (Potential::of(&self.attack), Potential::of(&self.defense));
        heaviest_first(set, |square| 2 * attack.at(square) + defense.at(square))
    }
}

impl ResidualPosition {
    /// Sorts squares by their weight for both sides together, the heaviest first.
    pub(crate) fn heaviest_first(&self, board: &BitBoard, squares: Squares) -> Vec<Square> {
        let (mover, opponent) = (Potential::of(&self.mover), Potential::of(&self.opponent));
        let mut ordered: Vec<Square> = squares.iter().collect();
        ordered.sort_by_key(|square| {
            let square = board.pack((*square).into());
            Reverse(mover.at(square) + opponent.at(square))
        });
        ordered
    }
}

/// Returns the squares of a set by this weight, the heaviest first.
fn heaviest_first(set: u64, weight: impl Fn(u64) -> u32) -> Vec<u64> {
    let mut ordered = Vec::with_capacity(set.count_ones() as usize);
    ordered.extend(squares(set));
    ordered.sort_by_key(|square| Reverse(weight(*square)));
    ordered
}
