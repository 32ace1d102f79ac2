//! Breaker's wins by the Erdős–Selfridge bound together with a pairing strategy.
//!
//! Breaker can keep two squares as a *pair*: whenever Maker takes one of them, Breaker takes the other. This prevents
//! all lines through both squares and costs no tempo, as Breaker only answers. In the other lines the squares of a pair
//! count as Maker's, who may get either of them. Pairs are disjoint, and the rest of the board is left to the bound of
//! [`potential`](crate::engine::solver::residual::potential).
//!
//! Let *W(a)* be the weight of square *a*, and *W(a, b)* that of the lines through both *a* and *b*. A pair removes
//! *W(a, b)* from the potential and doubles the other lines through *a* or *b*. So the potential changes by *W(a)* +
//! *W(b)* − 3 *W(a, b)*. A greedy search takes the pair that lowers it most, until the bound holds or no pair lowers
//! it.
//!
//! A proof ends with a small relevance zone: Breaker gives light squares to Maker as long as the bound still holds.

use super::lines::ResidualLines;
use super::potential::{ONE, Potential, weight};
use crate::engine::solver::bits::{indices, squares};

/// The potential from which on no pairs are tried: they are costly and hardly ever lower the potential enough.
///
/// What they leave also orders the moves. So a lower limit takes many more nodes, even where pairs decide nothing.
const PAIRING_LIMIT: u32 = 2 * ONE + ONE / 2;

/// The result of the test.
pub(crate) enum Bound {
    /// Breaker prevents every line even if Maker owns all squares outside this relevance zone.
    BreakerWins(u64),
    /// Undecided; this potential, at least [`ONE`], remains.
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
    let weighted = WeightedLines::new(lines, potential);
    // Clearing the table takes a good part of the time, and most boards need only a quarter of it.
    if lines.squares() >> 32 == 0 {
        bound_with_pairs(weighted, &mut PairWeights::<32>::new(), remaining, maker_to_move)
    } else {
        bound_with_pairs(weighted, &mut PairWeights::<64>::new(), remaining, maker_to_move)
    }
}

fn bound_with_pairs<const SQUARES: usize>(
    mut weighted: WeightedLines,
    pair_weights: &mut PairWeights<SQUARES>,
    mut remaining: u32,
    maker_to_move: bool,
) -> Bound {
    let mut paired = 0;
    let mut best = pair_weights.best_pair(&weighted, |both, weight| *both += weight);
    while let Some(pair) = best {
        paired |= pair;
        weighted.keep_pair(pair, pair_weights);
        remaining = weighted.potential.at_breakers_turn(maker_to_move);
        if remaining < ONE {
            return Bound::BreakerWins(paired | weighted.small_zone(maker_to_move));
        }
        best = pair_weights.best_pair(&weighted, |_, _| {});
    }
    Bound::Undecided(remaining)
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

    /// Removes the lines through both squares of a pair, and gives its squares to Maker in the other lines.
    ///
    /// No line needs a square of the pair any more, so that its entries in the table do not matter.
    fn keep_pair<const SQUARES: usize>(&mut self, pair: u64, pair_weights: &mut PairWeights<SQUARES>) {
        let Self { lines, potential } = self;
        lines.retain_mut(|(line, weight)| {
            let paired = *line & pair;
            if paired == 0 {
                return true;
            }
            *line &= !paired;
            if paired == pair {
                potential.remove(*line, *weight);
                pair_weights.update(*line, |both| *both = both.wrapping_sub(*weight));
                return false;
            }
            potential.add(*line, *weight);
            pair_weights.update(*line, |both| *both = both.wrapping_add(*weight));
            *weight *= 2;
            true
        });
        potential.clear(pair);
    }

    /// Returns a relevance zone: squares with which the bound still holds if Maker owns all others.
    fn small_zone(mut self, maker_to_move: bool) -> u64 {
        let mut zone = self.lines.iter().fold(0, |all, (line, _)| all | line);
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
            if self.potential.at_breakers_turn(maker_to_move) >= ONE {
                return zone;
            }
            zone &= !square;
        }
    }
}

/// *W(a, b)* for each two squares, by the lower and then the higher index.
///
/// Before and after each update, an entry is at most the potential, which is below [`PAIRING_LIMIT`] and falls. During
/// an update, it may wrap.
struct PairWeights<const SQUARES: usize> {
    weights: [[u16; SQUARES]; SQUARES],
}

impl<const SQUARES: usize> PairWeights<SQUARES> {
    const fn new() -> Self {
        Self { weights: [[0; SQUARES]; SQUARES] }
    }

    /// Updates the entries of all pairs of squares of a line.
    #[inline]
    fn update(&mut self, line: u64, update: impl Fn(&mut u16)) {
        let mut others = line;
        for index in indices(line) {
            others &= others - 1;
            #[expect(clippy::indexing_slicing, reason = "the index is masked")]
            let of_square = &mut self.weights[index & (SQUARES - 1)];
            for other in indices(others) {
                #[expect(clippy::indexing_slicing, reason = "the index is masked")]
                update(&mut of_square[other & (SQUARES - 1)]);
            }
        }
    }

    /// Returns the pair that lowers the potential most, if any does.
    ///
    /// The first call fills the table on the way: `complete` adds each line's weight before the entry is read. An entry
    /// only grows, so that the last line through two squares sees their full weight.
    #[inline]
    fn best_pair(&mut self, weighted: &WeightedLines, complete: impl Fn(&mut u16, u16)) -> Option<u64> {
        let (mut best, mut best_gain) = (None, 0);
        for (line, weight) in &weighted.lines {
            let mut others = *line;
            for index in indices(*line) {
                others &= others - 1;
                let of_square = weighted.potential.at_index(index);
                #[expect(clippy::indexing_slicing, reason = "the index is masked")]
                let of_pairs = &mut self.weights[index & (SQUARES - 1)];
                for other in indices(others) {
                    #[expect(clippy::indexing_slicing, reason = "the index is masked")]
                    let both = &mut of_pairs[other & (SQUARES - 1)];
                    complete(both, *weight);
                    let falls = 3 * u32::from(*both);
                    let rises = of_square + weighted.potential.at_index(other);
                    if falls > rises + best_gain {
                        (best, best_gain) = (Some((index, other)), falls - rises);
                    }
                }
            }
        }
        best.map(|(index, other)| 1 << index | 1 << other)
    }
}
