//! How much the attacker's lines are worth.
//!
//! Give each line that needs *n* more squares the weight 2⁻ⁿ. The sum of the weights is the *potential*, and the sum over
//! the lines through a square is the weight of that square. When the defender takes the heaviest square, the potential
//! falls by its weight; the attacker's next square was no heavier, so that it rises by no more. A completed line has
//! weight 1. So the defender, when it is its turn, prevents every line if the potential is less than 1 (Erdős and
//! Selfridge, 1973), and when it is the attacker's turn, if the potential and the heaviest square together are.

use std::cmp::Reverse;

use super::lines::{Lines, each, numbers};

/// Weight 1 in units of the smallest: no line is longer than fifteen squares.
pub(super) const ONE: u32 = 1 << 15;

/// What a line that needs these squares weighs.
#[inline]
pub(super) const fn weight(need: u64) -> u16 {
    (ONE >> need.count_ones()) as u16
}

/// The potential of some lines, and the weight of each square.
#[derive(Clone)]
pub(super) struct Potential {
    pub(super) sum: u32,
    of_square: [u32; 64],
}

impl Potential {
    pub(super) fn of(lines: &Lines) -> Self {
        let mut potential = Self { sum: 0, of_square: [0; 64] };
        for need in lines.as_slice() {
            potential.add(*need, weight(*need));
        }
        potential
    }

    /// Adds a line of this weight.
    #[inline]
    pub(super) fn add(&mut self, need: u64, weight: u16) {
        let weight = u32::from(weight);
        self.sum += weight;
        for number in numbers(need) {
            *self.place(number) += weight;
        }
    }

    /// Takes away a line of this weight.
    #[inline]
    pub(super) fn remove(&mut self, need: u64, weight: u16) {
        let weight = u32::from(weight);
        self.sum -= weight;
        for number in numbers(need) {
            *self.place(number) -= weight;
        }
    }

    /// Takes what these squares weigh for nothing, once no line needs them.
    pub(super) fn forget(&mut self, squares: u64) {
        for number in numbers(squares) {
            *self.place(number) = 0;
        }
    }

    #[inline]
    #[expect(clippy::indexing_slicing, reason = "the number is less than 64")]
    fn place(&mut self, number: usize) -> &mut u32 {
        &mut self.of_square[number & 63]
    }

    /// The weight of a square.
    #[inline]
    pub(super) const fn at(&self, square: u64) -> u32 {
        self.at_number(square.trailing_zeros() as usize)
    }

    /// The weight of a square by its number.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "the number is less than 64")]
    pub(super) const fn at_number(&self, number: usize) -> u32 {
        self.of_square[number & 63]
    }

    /// The squares of a set, the heaviest first.
    pub(super) fn heaviest_first(&self, squares: u64) -> Vec<u64> {
        let mut ordered = Vec::with_capacity(squares.count_ones() as usize);
        ordered.extend(each(squares));
        ordered.sort_by_key(|square| Reverse(self.at(*square)));
        ordered
    }

    fn heaviest(&self) -> u32 {
        self.of_square.iter().copied().max().unwrap_or_default()
    }

    /// What it is after the attacker's best move, if it is the attacker's turn: below [`ONE`] the defender prevents
    /// every line.
    pub(super) fn after_attack(&self, attacker_moves: bool) -> u32 {
        self.sum + if attacker_moves { self.heaviest() } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_add_up_by_square() {
        let lines: Lines = [0b11, 0b110, 0b111_0000].into_iter().collect();
        let mut potential = Potential::of(&lines);
        assert_eq!(potential.sum, ONE / 4 + ONE / 4 + ONE / 8);
        assert_eq!((potential.at(1), potential.at(2), potential.at(4)), (ONE / 4, ONE / 2, ONE / 4));
        assert_eq!((potential.at_number(5), potential.at(1 << 8)), (ONE / 8, 0));
        assert_eq!(potential.heaviest_first(0b1_0000_0110), [2, 4, 1 << 8]);
        assert_eq!(potential.after_attack(false), potential.sum);
        assert_eq!(potential.after_attack(true), potential.sum + ONE / 2);
        potential.remove(0b11, weight(0b11));
        assert_eq!((potential.sum, potential.at(1), potential.at(2)), (ONE / 4 + ONE / 8, 0, ONE / 4));
        potential.forget(0b10);
        assert_eq!((potential.at(2), potential.at(4)), (0, ONE / 4));
        assert_eq!([0, 1, 3, u64::MAX >> 49].map(weight), [1 << 15, 1 << 14, 1 << 13, 1]);
    }
}
