//! Draws that the potential proves.
//!
//! Two squares can be kept as a pair: whenever the attacker takes one of them, the defender takes the other. That
//! prevents all lines that need both. For the other lines, the squares of the pair count as the attacker's. A pair is
//! worth while if the potential falls, and pairs are picked one after the other, each the one by which it falls most.

use super::lines::{Lines, each, numbers};
use super::potential::{ONE, Potential, weight};

/// From which potential on no pairs are tried.
const MOST_FOR_PAIRS: u32 = 2 * ONE;
const _: () = assert!(MOST_FOR_PAIRS <= 1 << u16::BITS, "what two squares share has to fit into 16 bits");

/// How the defender prevents every line without a search, if the potential shows that, and how near it comes otherwise.
pub(super) enum Estimate {
    /// Every line is prevented, even if the attacker owns all squares but these.
    Prevented(u64),
    /// The lowest potential that was reached; at least [`ONE`].
    Open(u32),
}

/// Whether the potential shows that the defender prevents every line.
pub(super) fn estimate(lines: &Lines, attacker_moves: bool) -> Estimate {
    let potential = Potential::of(lines);
    let after = potential.after_attack(attacker_moves);
    if after < ONE {
        return Estimate::Prevented(Weighed::of(lines, potential).few_squares(attacker_moves));
    }
    // Pairs hardly ever lower the potential by half, and they are much work.
    if after >= MOST_FOR_PAIRS {
        return Estimate::Open(after);
    }
    let weighed = Weighed::of(lines, potential);
    // Wiping the table is a good part of the work; most boards need only a quarter of it.
    if lines.squares() >> 32 == 0 {
        estimate_by_pairs(weighed, &mut Shared::<32>::new(), after, attacker_moves)
    } else {
        estimate_by_pairs(weighed, &mut Shared::<64>::new(), after, attacker_moves)
    }
}

fn estimate_by_pairs<const SQUARES: usize>(
    mut weighed: Weighed,
    shared: &mut Shared<SQUARES>,
    mut after: u32,
    attacker_moves: bool,
) -> Estimate {
    let mut pairs = 0;
    let mut best = shared.best_pair(&weighed, |shared, weight| *shared += weight);
    while let Some(pair) = best {
        pairs |= pair;
        weighed.keep(pair, shared);
        after = weighed.potential.after_attack(attacker_moves);
        if after < ONE {
            return Estimate::Prevented(pairs | weighed.few_squares(attacker_moves));
        }
        best = shared.best_pair(&weighed, |_, _| {});
    }
    Estimate::Open(after)
}

/// Lines, what each of them weighs, and their potential.
struct Weighed {
    lines: Vec<(u64, u16)>,
    potential: Potential,
}

impl Weighed {
    fn of(lines: &Lines, potential: Potential) -> Self {
        Self { lines: lines.as_slice().iter().map(|need| (*need, weight(*need))).collect(), potential }
    }

    /// Takes away the lines that need both squares of a pair, and counts its squares as the attacker's in the others.
    ///
    /// No line needs the pair after that, so that what it weighs with other squares does not matter any more.
    fn keep<const SQUARES: usize>(&mut self, pair: u64, shared: &mut Shared<SQUARES>) {
        let Self { lines, potential } = self;
        lines.retain_mut(|(need, weight)| {
            let kept = *need & pair;
            if kept == 0 {
                return true;
            }
            *need &= !kept;
            if kept == pair {
                potential.remove(*need, *weight);
                shared.change(*need, |sum| *sum = sum.wrapping_sub(*weight));
                return false;
            }
            potential.add(*need, *weight);
            shared.change(*need, |sum| *sum = sum.wrapping_add(*weight));
            *weight *= 2;
            true
        });
        potential.forget(pair);
    }

    /// Squares with which the defender still prevents every line by the potential, even if the attacker owns all others.
    fn few_squares(mut self, attacker_moves: bool) -> u64 {
        let mut squares = self.lines.iter().fold(0, |all, (need, _)| all | need);
        loop {
            let room = ONE - 1 - self.potential.sum.min(ONE - 1);
            let lightest = each(squares).min_by_key(|square| self.potential.at(*square));
            let Some(square) = lightest.filter(|square| self.potential.at(*square) <= room) else { return squares };
            for (need, weight) in self.lines.iter_mut().filter(|(need, _)| *need & square != 0) {
                self.potential.remove(*need, *weight);
                *need &= !square;
                *weight *= 2;
                self.potential.add(*need, *weight);
            }
            if self.potential.after_attack(attacker_moves) >= ONE {
                return squares;
            }
            squares &= !square;
        }
    }
}

/// What the lines through any two squares weigh together, found by the lower and then the higher of them.
///
/// Before and after each change that is less than the potential, which falls and was less than [`MOST_FOR_PAIRS`]; only
/// during a change it may wrap.
struct Shared<const SQUARES: usize> {
    weights: [[u16; SQUARES]; SQUARES],
}

impl<const SQUARES: usize> Shared<SQUARES> {
    const fn new() -> Self {
        Self { weights: [[0; SQUARES]; SQUARES] }
    }

    /// Changes what is known of any two squares of a line.
    #[inline]
    fn change(&mut self, need: u64, change: impl Fn(&mut u16)) {
        let mut others = need;
        for number in numbers(need) {
            others &= others - 1;
            #[expect(clippy::indexing_slicing, reason = "the number is less than that of squares")]
            let of_square = &mut self.weights[number & (SQUARES - 1)];
            for other in numbers(others) {
                #[expect(clippy::indexing_slicing, reason = "the number is less than that of squares")]
                change(&mut of_square[other & (SQUARES - 1)]);
            }
        }
    }

    /// The two squares which, kept as a pair, lower the potential most, if any do. What the lines through both weigh may
    /// be completed on the way, line by line: it only grows, so that the last look at two squares sees all of it.
    #[inline]
    fn best_pair(&mut self, weighed: &Weighed, complete: impl Fn(&mut u16, u16)) -> Option<u64> {
        let (mut best, mut best_gain) = (None, 0);
        for (need, weight) in &weighed.lines {
            let mut others = *need;
            for number in numbers(*need) {
                others &= others - 1;
                let of_square = weighed.potential.at_number(number);
                #[expect(clippy::indexing_slicing, reason = "the number is less than that of squares")]
                let shared = &mut self.weights[number & (SQUARES - 1)];
                for other in numbers(others) {
                    #[expect(clippy::indexing_slicing, reason = "the number is less than that of squares")]
                    let both = &mut shared[other & (SQUARES - 1)];
                    complete(both, *weight);
                    // The lines through both fall away, those through one of them double.
                    let falls = 3 * u32::from(*both);
                    let rises = of_square + weighed.potential.at_number(other);
                    if falls > rises + best_gain {
                        (best, best_gain) = (Some((number, other)), falls - rises);
                    }
                }
            }
        }
        best.map(|(number, other)| 1 << number | 1 << other)
    }
}
