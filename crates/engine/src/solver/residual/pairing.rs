//! Breaker's wins by the Erdős–Selfridge bound together with a pairing strategy.
//!
//! Breaker can keep two squares as a *pair*: whenever Maker takes one of them, Breaker takes the other. This prevents
//! all lines through both squares and costs no tempo, as Breaker only answers. In the other lines the squares of a pair
//! count as Maker's, who may get either of them. Pairs are disjoint, and the rest of the board is left to the bound of
//! [`potential`](crate::solver::residual::potential).
//!
//! Let *W(a)* be the weight of the lines through square *a*, and *W(a, b)* that of the lines through both *a* and *b*. A pair removes
//! *W(a, b)* from the potential and doubles the weight of the other lines through *a* or *b*. So the potential changes by *W(a)* +
//! *W(b)* − 3 *W(a, b)*. A greedy search takes the pair that lowers it most, until the bound holds or no pair lowers
//! it. If Breaker is to move, Breaker then takes the heaviest square that is left, and looks for further pairs.
//!
//! A proof ends with a small relevance zone: Breaker gives light squares to Maker as long as the bound still holds.

use super::lines::ResidualLines;
use super::potential::{ONE, Potential, weight};
use crate::solver::bits::{indices, squares};

/// The potential from which on no pairs are tried: they are costly and hardly ever lower it enough.
///
/// Above twice [`ONE`], too, pairs seldom decide anything. But the potential that they leave also orders Breaker's moves, so that
/// 8x7x5 takes twice as many nodes with that limit.
const PAIRING_LIMIT: u32 = 3 * ONE;

/// The result of the test.
pub(crate) enum Bound {
    /// Breaker prevents every line even if Maker owns all squares outside this relevance zone.
    BreakerWins(u64),
    /// Undecided; this potential at Breaker's turn, at least [`ONE`], is left by the pairs.
    Undecided(u32),
}

/// Tests whether the bound, with the help of pairs, proves that Breaker wins.
pub(crate) fn bound(lines: &ResidualLines, maker_to_move: bool) -> Bound {
    let potential = Potential::of(lines);
    let remaining = potential.at_breakers_turn(maker_to_move);
    if remaining < ONE {
        return Bound::BreakerWins(WeightedLines::new(lines, potential).small_zone(maker_to_move));
    }
    if remaining >= PAIRING_LIMIT {
        return Bound::Undecided(remaining);
    }
    let rest = WeightedLines::new(lines, potential);
    let pair_weights = PairWeights::new(&rest);
    Strategy { squares: 0, rest, pair_weights }.bound(maker_to_move)
}

/// Breaker's pairs and first move, and what they leave of the position.
struct Strategy {
    /// The squares of the pairs and of the move.
    squares: u64,
    rest: WeightedLines,
    pair_weights: PairWeights,
}

impl Strategy {
    fn bound(mut self, maker_to_move: bool) -> Bound {
        if self.extend(None, maker_to_move) {
            return self.win(maker_to_move);
        }
        let remaining = self.rest.potential.at_breakers_turn(maker_to_move);
        if !maker_to_move && self.extend(Some(self.rest.potential.heaviest_square()), true) {
            return self.win(true);
        }
        Bound::Undecided(remaining)
    }

    /// Takes this square, if any, and then keeps pairs as long as they lower the potential, or until the bound holds. Returns
    /// whether it does.
    fn extend(&mut self, mut taken: Option<u64>, maker_to_move: bool) -> bool {
        while let Some(squares) = taken.take().or_else(|| self.pair_weights.best_pair(&self.rest)) {
            self.squares |= squares;
            self.rest.keep(squares, &mut self.pair_weights);
            if self.rest.potential.breaker_wins(maker_to_move) {
                return true;
            }
        }
        false
    }

    fn win(self, maker_to_move: bool) -> Bound {
        Bound::BreakerWins(self.squares | self.rest.small_zone(maker_to_move))
    }
}

/// Residual lines with their weights and potential.
struct WeightedLines {
    lines: Vec<(u64, u16)>,
    potential: Potential,
}

impl WeightedLines {
    fn new(lines: &ResidualLines, potential: Potential) -> Self {
        Self { lines: lines.as_slice().iter().map(|line| (*line, weight(*line))).collect(), potential }
    }

    fn squares(&self) -> u64 {
        self.lines.iter().fold(0, |all, (line, _)| all | line)
    }

    /// Removes the lines through both squares of a pair, and gives its squares to Maker in the other lines. For a single
    /// square, which Breaker takes, this removes all lines through it.
    ///
    /// No line needs these squares any more, so that their entries in `pair_weights` do not matter.
    fn keep(&mut self, squares: u64, pair_weights: &mut PairWeights) {
        let Self { lines, potential } = self;
        lines.retain_mut(|(line, weight)| {
            let kept = *line & squares;
            if kept == 0 {
                return true;
            }
            *line &= !kept;
            if kept == squares {
                potential.remove(*line, *weight);
                pair_weights.add(*line, weight.wrapping_neg());
                return false;
            }
            potential.add(*line, *weight);
            pair_weights.add(*line, *weight);
            *weight *= 2;
            true
        });
        potential.clear(squares);
    }

    /// Returns a relevance zone: squares with which the bound still holds if Maker owns all others.
    fn small_zone(mut self, maker_to_move: bool) -> u64 {
        let mut zone = self.squares();
        loop {
            let room = ONE - 1 - self.potential.sum.min(ONE - 1);
            let lightest = squares(zone).min_by_key(|square| self.potential.at(*square));
            let Some(square) = lightest.filter(|square| self.potential.at(*square) <= room) else { return zone };
            for (line, weight) in self.lines.iter_mut().filter(|(line, _)| *line & square != 0) {
                self.potential.remove(*line, *weight);
                *line &= !square;
                *weight *= 2;
                self.potential.add(*line, *weight);
            }
            if !self.potential.breaker_wins(maker_to_move) {
                return zone;
            }
            zone &= !square;
        }
    }
}

/// *W(a, b)* for each two squares.
///
/// Between updates, the entry of two squares that are still on lines is at most the potential, which is below [`PAIRING_LIMIT`] and
/// falls, so that it fits. During an update, entries may wrap. Those of squares that no line needs any more are not read.
struct PairWeights {
    /// A row for each square, with an entry for each of lower index. There are no more rows than squares on lines need: to clear them
    /// takes a good part of the time on small boards.
    weights: Vec<u16>,
    /// For each square, those of lower index on lines through it.
    partners: [u64; 64],
}

#[expect(clippy::indexing_slicing, reason = "the row of the highest square is the last")]
impl PairWeights {
    fn new(weighted: &WeightedLines) -> Self {
        let rows = u64::BITS.saturating_sub(weighted.squares().leading_zeros()) as usize;
        let mut pairs = Self { weights: vec![0; rows * rows.saturating_sub(1) / 2], partners: [0; 64] };
        for (line, weight) in &weighted.lines {
            pairs.add(*line, *weight);
            for high in indices(*line) {
                pairs.partners[high & 63] |= below(*line, high);
            }
        }
        pairs
    }

    /// Returns the entry of two squares by their indices.
    #[inline]
    fn at(&mut self, low: usize, high: usize) -> &mut u16 {
        &mut self.weights[high * high.saturating_sub(1) / 2 + low]
    }

    /// Adds a weight, or its negative, to the entries of all pairs of squares of a line.
    fn add(&mut self, line: u64, weight: u16) {
        for high in indices(line) {
            for low in indices(below(line, high)) {
                let both = self.at(low, high);
                *both = both.wrapping_add(weight);
            }
        }
    }

    /// Returns the pair that lowers the potential most, if any does.
    fn best_pair(&mut self, weighted: &WeightedLines) -> Option<u64> {
        let WeightedLines { potential, .. } = weighted;
        let squares = weighted.squares();
        let (mut best, mut best_gain) = (None, 0);
        for high in indices(squares) {
            let of_high = potential.at_index(high);
            // W(a, b) is at most W(a) and W(b), so that a pair lowers the potential by no more than either.
            if of_high <= best_gain {
                continue;
            }
            let partners = self.partners[high & 63] & squares;
            for low in indices(partners) {
                let falls = 3 * u32::from(*self.at(low, high));
                let rises = of_high + potential.at_index(low);
                if falls > rises + best_gain {
                    (best, best_gain) = (Some((low, high)), falls - rises);
                }
            }
        }
        best.map(|(low, high)| 1 << low | 1 << high)
    }
}

/// Returns the squares of a line with an index below this one.
const fn below(line: u64, index: usize) -> u64 {
    line & ((1 << index) - 1)
}
