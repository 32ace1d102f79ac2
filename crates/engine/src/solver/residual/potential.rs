//! The Erdős–Selfridge potential: a bound that wins a game for Breaker, or saves a side in misère, without a search.
//!
//! A residual line of *n* squares has the weight 2⁻ⁿ. The *potential* is the sum over all lines, and the weight of a
//! square is the sum over the lines through it. A move of the lines' own side doubles the weight of the lines through
//! its square: the potential rises by the weight of the square. A move of the opponent kills these lines: the potential
//! falls by that weight. A completed line has the weight 1.
//!
//! **Breaker** (Erdős and Selfridge, *On a combinatorial game*, 1973). Breaker takes the heaviest square. Maker's next
//! square was no heavier and weighs no more now. So each pair of moves leaves the potential no higher. If the potential
//! is below 1 when it is Breaker's turn, no line is ever completed. When it is Maker's turn, the potential after
//! Maker's best move has to be below 1: the present one and the weight of the heaviest square.
//!
//! **Misère** (Avoider–Enforcer games, Hefetz, Krivelevich and Szabó 2007). A side avoids its own lines by taking the
//! lightest square. The square that the opponent takes next was no lighter and weighs no less now. Again each pair of
//! moves leaves the potential no higher, and an opponent who moves first only lowers it. So a potential below 1
//! suffices if the opponent makes the last move of the game. Otherwise the side's last move remains unanswered and may
//! double the potential, which therefore has to be below ½.

use super::lines::ResidualLines;
use crate::solver::bits::indices;

/// Weight 1 in units of the lightest line, which has 14 squares. Longer lines, up to 20 squares, weigh as much: the proofs
/// only need that a square at most doubles the weight of a line.
pub(crate) const ONE: u32 = 1 << 14;

#[inline]
pub(crate) const fn weight(line: u64) -> u16 {
    match (ONE >> line.count_ones()) as u16 {
        0 => 1,
        weight => weight,
    }
}

/// The potential of some lines and the weight of each square.
#[derive(Clone)]
pub(crate) struct Potential {
    pub(crate) sum: u32,
    of_square: [u32; 64],
}

impl Potential {
    pub(crate) fn of(lines: &ResidualLines) -> Self {
        let mut potential = Self { sum: 0, of_square: [0; 64] };
        for line in lines.as_slice() {
            potential.add(*line, weight(*line));
        }
        potential
    }

    #[inline]
    pub(crate) fn add(&mut self, line: u64, weight: u16) {
        let weight = u32::from(weight);
        self.sum += weight;
        for index in indices(line) {
            *self.square_mut(index) += weight;
        }
    }

    #[inline]
    pub(crate) fn remove(&mut self, line: u64, weight: u16) {
        let weight = u32::from(weight);
        self.sum -= weight;
        for index in indices(line) {
            *self.square_mut(index) -= weight;
        }
    }

    /// Clears the weights of squares that no line needs any more.
    pub(crate) fn clear(&mut self, set: u64) {
        for index in indices(set) {
            *self.square_mut(index) = 0;
        }
    }

    #[inline]
    #[expect(clippy::indexing_slicing, reason = "the index is below 64")]
    fn square_mut(&mut self, index: usize) -> &mut u32 {
        &mut self.of_square[index & 63]
    }

    #[inline]
    pub(crate) const fn at(&self, square: u64) -> u32 {
        self.at_index(square.trailing_zeros() as usize)
    }

    /// Returns the weight of a square by its index.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "the index is below 64")]
    pub(crate) const fn at_index(&self, index: usize) -> u32 {
        self.of_square[index & 63]
    }

    /// Returns the heaviest square, the last of several.
    pub(crate) fn heaviest_square(&self) -> u64 {
        let heaviest = self.of_square.iter().enumerate().max_by_key(|(_, weight)| **weight);
        heaviest.map_or(0, |(index, _)| 1 << index)
    }

    /// Returns the highest potential that Breaker can face at its next turn: below [`ONE`], Breaker wins.
    pub(crate) fn at_breakers_turn(&self, maker_to_move: bool) -> u32 {
        self.sum + if maker_to_move { self.at(self.heaviest_square()) } else { 0 }
    }

    /// Returns whether Breaker wins: the potential [at Breaker's turn](Self::at_breakers_turn) is below [`ONE`].
    pub(crate) fn breaker_wins(&self, maker_to_move: bool) -> bool {
        self.sum < ONE && (!maker_to_move || self.of_square.iter().all(|weight| self.sum + weight < ONE))
    }
}

pub(crate) fn potential(lines: &ResidualLines) -> u32 {
    lines.as_slice().iter().map(|line| u32::from(weight(*line))).sum()
}

/// Returns whether the side of lines with this potential can surely avoid all of them in misère.
pub(crate) const fn is_avoidable(potential: u32, makes_last_move: bool) -> bool {
    if makes_last_move { 2 * potential < ONE } else { potential < ONE }
}
