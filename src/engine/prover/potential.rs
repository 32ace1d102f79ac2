//! How much the attacker's lines are worth, and draws that this proves.
//!
//! Give each line that needs *n* more squares the weight 2⁻ⁿ. The sum of the weights is the *potential*, and the sum over
//! the lines through a square is the weight of that square. When the defender takes the heaviest square, the potential
//! falls by its weight; the attacker's next square was no heavier, so that it rises by no more. A completed line has
//! weight 1. So the defender, when it is its turn, prevents every line if the potential is less than 1 (Erdős and
//! Selfridge, 1973), and when it is the attacker's turn, if the potential and the heaviest square together are.

use std::cmp::Reverse;

use super::lines::{Lines, each};

/// Weight 1 in units of the smallest: no line is longer than fifteen squares.
pub(super) const ONE: u32 = 1 << 16;

/// The most squares of a line.
const LONGEST_LINE: usize = 15;

/// What a line that needs these squares weighs.
#[inline]
pub(super) const fn weight(need: u64) -> u32 {
    ONE >> need.count_ones()
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
            let weight = weight(*need);
            potential.sum += weight;
            for square in each(*need) {
                *potential.place(square) += weight;
            }
        }
        potential
    }

    #[inline]
    #[expect(clippy::indexing_slicing, reason = "the number is less than 64")]
    fn place(&mut self, square: u64) -> &mut u32 {
        &mut self.of_square[square.trailing_zeros() as usize & 63]
    }

    /// The weight of a square.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "the number is less than 64")]
    pub(super) const fn at(&self, square: u64) -> u32 {
        self.of_square[square.trailing_zeros() as usize & 63]
    }

    /// The squares of a set, the heaviest first.
    pub(super) fn heaviest_first(&self, squares: u64) -> Vec<u64> {
        let mut ordered: Vec<u64> = each(squares).collect();
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

/// From which potential on no pairs are tried.
const MOST_FOR_PAIRS: u32 = 2 * ONE;

/// How the defender prevents every line without a search, if the potential shows that, and how near it comes otherwise.
pub(super) enum Estimate {
    /// Every line is prevented, even if the attacker owns all squares but these.
    Prevented(u64),
    /// The lowest potential that was reached; at least [`ONE`].
    Open(u32),
}

/// Whether the potential shows that the defender prevents every line.
///
/// Two squares can be kept as a pair: whenever the attacker takes one of them, the defender takes the other. That
/// prevents all lines that need both. For the other lines, the squares of the pair count as the attacker's. A pair is
/// worth while if the potential falls, and pairs are picked one after the other, each the one by which it falls most.
pub(super) fn estimate(lines: &Lines, attacker_moves: bool) -> Estimate {
    let mut rest = lines.clone();
    let mut pairs = 0_u64;
    loop {
        let potential = Potential::of(&rest);
        let after = potential.after_attack(attacker_moves);
        if after < ONE {
            return Estimate::Prevented(pairs | few_squares(rest, attacker_moves));
        }
        // Pairs hardly ever lower the potential by half, and they are much work.
        if pairs == 0 && after >= MOST_FOR_PAIRS {
            return Estimate::Open(after);
        }
        let Some(pair) = best_pair(&rest, &potential) else { return Estimate::Open(after) };
        pairs |= pair;
        rest.retain(|need| need & pair != pair);
        rest = rest.with(pair);
    }
}

/// The two squares which, kept as a pair, lower the potential most, if any do.
fn best_pair(lines: &Lines, potential: &Potential) -> Option<u64> {
    // Wiping the table is a good part of the work; most boards need only a quarter of it.
    if lines.squares() >> 32 == 0 { best_pair_of::<32>(lines, potential) } else { best_pair_of::<64>(lines, potential) }
}

fn best_pair_of<const SQUARES: usize>(lines: &Lines, potential: &Potential) -> Option<u64> {
    let mut both = [[0_u32; SQUARES]; SQUARES];
    let mut best = None;
    let mut best_gain = 0;
    for need in lines.as_slice() {
        let weight = weight(*need);
        let mut numbers = [0; LONGEST_LINE];
        let mut length = 0;
        for (square, place) in each(*need).zip(&mut numbers) {
            *place = square.trailing_zeros() as usize & (SQUARES - 1);
            length += 1;
        }
        let mut others = numbers.get(..length).unwrap_or_default();
        while let Some((square, rest)) = others.split_first() {
            others = rest;
            #[expect(clippy::indexing_slicing, reason = "the number is less than that of squares")]
            let (of_square, shared_with) = (potential.of_square[*square], &mut both[*square]);
            for other in others {
                #[expect(clippy::indexing_slicing, reason = "the number is less than that of squares")]
                let (of_other, shared) = (potential.of_square[*other], &mut shared_with[*other]);
                *shared += weight;
                // The lines through both fall away, those through one of them double.
                let gain = (3 * *shared).saturating_sub(of_square + of_other);
                if gain > best_gain {
                    best_gain = gain;
                    best = Some((*square, *other));
                }
            }
        }
    }
    best.map(|(square, other)| 1 << square | 1 << other)
}

/// Squares with which the defender still prevents every line by the potential, even if the attacker owns all others.
fn few_squares(mut lines: Lines, attacker_moves: bool) -> u64 {
    let mut given_away = 0;
    loop {
        let potential = Potential::of(&lines);
        let room = ONE - 1 - potential.sum.min(ONE - 1);
        let lightest = each(lines.squares() & !given_away).min_by_key(|square| potential.at(*square));
        let Some(square) = lightest.filter(|square| potential.at(*square) <= room) else { return lines.squares() };
        let given = lines.with(square);
        if Potential::of(&given).after_attack(attacker_moves) >= ONE {
            return lines.squares();
        }
        given_away |= square;
        lines = given;
    }
}
