//! Reductions of a Maker–Breaker position that keep its winner, and its solution if no search is needed.
//!
//! Four rules apply to Maker's residual lines until none fits:
//!
//! 1. **Forced move.** With a line that needs one square, Maker to move wins. With two such lines, Maker wins even if
//!    Breaker is to move. A single one forces Breaker to take its square, and then it is Maker's turn.
//! 2. **Pairing.** Two squares on exactly the same lines (twins, see [`dominators`](crate::solver::residual::dominators)) become a pair:
//!    Breaker answers either with the other, and the lines through them are prevented. Breaker loses nothing, for the
//!    two squares have no other use. Fewer lines are no help to Maker, so the winner is the same.
//! 3. **Forcing threat.** Maker to move has a line {*a*, *b*}, and *b* is on no other line. Maker takes *a*, Breaker
//!    has to take *b*, and it is Maker's turn again. Maker gains *a* and loses only this line. A winning strategy that
//!    plays *a* or *b* later gets no more from them: Breaker can answer either with the other.
//! 4. **Domination.** A square that another one dominates is not worth playing: `moves` leaves it out.
//!
//! Static tests follow: without lines Breaker wins, with a fork Maker to move wins, and the [bound](crate::solver::residual::pairing) may
//! prove a win of Breaker.
//!
//! Rule 2 would be wrong in the two-sided game. There, the defender's own threats can force the attacker to take one
//! square of a pair. The defender answers with the other, and the attacker is to move again: a search without the
//! squares of the pair never sees that exchange and finds draws that do not exist.
//!
//! Each rule notes the squares that its winner relies on, to extend the relevance zone of the reduced position to that
//! of the original one: the forced squares of rule 1 and the lines of rule 3 for both, the pairs of rule 2 for Breaker.

use super::dominators::Dominators;
use super::lines::ResidualLines;
use super::pairing::{Bound, bound};
use crate::solver::bits::squares;

/// The winner of a Maker–Breaker position, with a relevance zone.
///
/// The winner still wins if the opponent owns all free squares outside the zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Solution {
    pub(crate) maker_wins: bool,
    pub(crate) zone: u64,
}

/// A reduced Maker–Breaker position.
pub(crate) struct ReducedGame {
    pub(crate) lines: ResidualLines,
    pub(crate) maker_to_move: bool,
    /// The undominated squares.
    pub(crate) moves: u64,
    /// The squares outside the reduced position that belong to the zone of a win of Maker, or of Breaker.
    maker_zone: u64,
    breaker_zone: u64,
    /// The solution of the original position, if no search is needed.
    pub(crate) solution: Option<Solution>,
    /// The potential that pairs leave, as a measure of Maker's chances; 0 if there is a solution.
    pub(crate) potential: u32,
}

impl ReducedGame {
    /// Reduces a position, and applies the [bound](crate::solver::residual::pairing); the lines have to be
    /// [minimal](ResidualLines::minimize).
    pub(crate) fn new(lines: ResidualLines, maker_to_move: bool) -> Self {
        let mut reduced = Self::without_bound(lines, maker_to_move);
        reduced.apply_bound();
        reduced
    }

    /// Reduces a position, as [`new`](Self::new) does, but leaves out the bound, which takes most of the time.
    pub(crate) fn without_bound(lines: ResidualLines, maker_to_move: bool) -> Self {
        let mut reduced =
            Self { lines, maker_to_move, moves: 0, maker_zone: 0, breaker_zone: 0, solution: None, potential: 0 };
        let solution = reduced.reduce().or_else(|| reduced.solve_at_once());
        reduced.solution = solution.map(|solution| reduced.of_original(solution));
        reduced
    }

    /// Proves a win of Breaker by the bound, or measures the potential that is left, unless there is a solution.
    pub(crate) fn apply_bound(&mut self) {
        if self.solution.is_none() {
            match bound(&self.lines, self.maker_to_move) {
                Bound::BreakerWins(zone) => {
                    self.solution = Some(self.of_original(Solution { maker_wins: false, zone }));
                }
                Bound::Undecided(potential) => self.potential = potential,
            }
        }
    }

    /// Extends the zone of a solution of the reduced position to the original one.
    pub(crate) fn of_original(&self, solution: Solution) -> Solution {
        let more = if solution.maker_wins { self.maker_zone } else { self.breaker_zone };
        Solution { zone: solution.zone | more, ..solution }
    }

    fn reduce(&mut self) -> Option<Solution> {
        let mut dominators = Dominators::new();
        loop {
            if let Some(solution) = self.play_forced_moves() {
                return Some(solution);
            }
            dominators.find(&[&self.lines]);
            let is_reduced =
                self.keep_twins(&dominators) || self.maker_to_move && self.play_forcing_threat(&dominators);
            if !is_reduced {
                self.moves = self.lines.squares() & !dominators.dominated;
                return None;
            }
        }
    }

    /// Rule 1.
    fn play_forced_moves(&mut self) -> Option<Solution> {
        loop {
            let mut threats = self.lines.as_slice().iter().take_while(|line| line.count_ones() < 2);
            let first = *threats.next()?;
            if self.maker_to_move || first == 0 {
                return Some(Solution { maker_wins: true, zone: first });
            }
            if let Some(second) = threats.next() {
                return Some(Solution { maker_wins: true, zone: first | second });
            }
            self.maker_zone |= first;
            self.breaker_zone |= first;
            self.lines.retain(|line| line & first == 0);
            self.maker_to_move = true;
        }
    }

    /// Rule 2, for all disjoint twins at once. Other squares may be twins afterwards.
    fn keep_twins(&mut self, dominators: &Dominators) -> bool {
        let mut pairs = 0;
        for square in squares(dominators.dominated) {
            let twin = squares(dominators.at(square) & !square).find(|other| dominators.at(*other) & square != 0);
            if let Some(twin) = twin
                && pairs & (square | twin) == 0
            {
                pairs |= square | twin;
            }
        }
        if pairs != 0 {
            self.breaker_zone |= pairs;
            self.lines.retain(|line| line & pairs == 0);
        }
        pairs != 0
    }

    /// Rule 3, for one line.
    fn play_forcing_threat(&mut self, dominators: &Dominators) -> bool {
        let forcing = self
            .lines
            .shortest(2)
            .flat_map(|line| squares(line).map(move |reply| (line, reply)))
            .find(|(line, reply)| dominators.at(*reply) == *line);
        let Some((line, reply)) = forcing else { return false };
        self.maker_zone |= line;
        self.breaker_zone |= line;
        self.lines = self.lines.after_opponent_move(reply).after_own_move(line & !reply);
        true
    }

    fn solve_at_once(&self) -> Option<Solution> {
        if self.lines.is_empty() {
            return Some(Solution { maker_wins: false, zone: 0 });
        }
        let fork = if self.maker_to_move { self.fork() } else { None };
        fork.map(|zone| Solution { maker_wins: true, zone })
    }

    /// Returns the squares of two lines of two squares each that share one: Maker takes it and threatens both lines.
    fn fork(&self) -> Option<u64> {
        let mut seen = 0;
        for line in self.lines.shortest(2) {
            let shared = squares(seen & line).next().unwrap_or_default();
            if shared != 0 {
                return self.lines.shortest(2).find(|other| other & shared != 0).map(|other| other | line);
            }
            seen |= line;
        }
        None
    }

    /// Adds the dominators of a zone's dominated squares: a move to the former was searched in place of the latter.
    pub(crate) fn with_dominators(&self, zone: u64) -> u64 {
        let dominated = zone & self.lines.squares() & !self.moves;
        if dominated == 0 {
            return zone;
        }
        let mut dominators = Dominators::new();
        dominators.find(&[&self.lines]);
        squares(dominated).fold(zone, |all, square| all | dominators.at(square))
    }
}
