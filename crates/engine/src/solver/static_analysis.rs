//! Static analysis of a position of the two-sided game: its certificate if no search is needed, or the moves worth
//! searching.
//!
//! The tests, in this order:
//!
//! 1. **Fours** (residual lines of one square) decide at once: the mover completes one, or cannot stop two of the
//!    opponent's.
//! 2. **VCF.** A [victory by continuous fours](super::vcf) of the attacker to move is a win. If it is the defender's
//!    turn and the defender may choose, the same search tells what the attacker threatens after a pass (a null move).
//! 3. **VCF of the defender.** If it is the defender's turn, a VCF of its own lines completes one first. If the attacker is
//!    to move and may choose, the same search tells what the defender threatens after a pass.
//! 4. **Maker–Breaker.** If the [reduced](crate::solver::residual::reduction) Maker–Breaker game is a static win of Breaker, the defender
//!    prevents everything. This is not tried against a threatened VCF, where it hardly ever holds.
//!
//! Four rules select the moves:
//!
//! - A single four of the opponent's forces the mover to take its square.
//! - Against a threatened VCF, the defender has to play in the **must-play region**: the zone of that [`Win`] for a
//!   free move. Every move outside leaves the VCF in force.
//! - Against a VCF that the defender threatens, the attacker has to play in its zone, for the same reason
//!   ([`Win::disproof`]).
//! - A dominated square is not searched, even if its dominator is outside the region. Then the dominator does not stop
//!   the VCF, and the dominated square stops no more.

use super::certificate::{Certificate, Win, with_two_of_each};
use super::residual::lines::ResidualLines;
use super::residual::reduction::ReducedGame;
use super::residual::two_sided::TwoSidedGame;
use super::vcf::{VcfResult, find_vcf};

/// The result of static analysis.
pub(super) enum StaticAnalysis {
    Solved(Certificate),
    Unsolved {
        /// The number of moves worth searching.
        moves: u32,
        /// Whether the mover has to take the square of a four.
        is_forced: bool,
        /// The [potential](ReducedGame::potential) of the Maker–Breaker game; [`u32::MAX`] if test 4 was not tried.
        potential: u32,
    },
}

/// The moves of a position that static analysis does not decide.
pub(super) struct Moves {
    /// The squares worth searching.
    pub(super) squares: u64,
    /// Whether a four of the opponent's forces the only move.
    pub(super) is_forced: bool,
    /// What the opponent reaches if the mover passes, as far as known: it refutes all moves outside the must-play region.
    pub(super) threat: Option<Certificate>,
    /// Whether the opponent of the mover is known to have no VCF after any move.
    pub(super) is_next_vcf_refuted: bool,
}

impl TwoSidedGame {
    /// Returns the certificate if no search is needed. The mover's VCF is not searched if it is known to be refuted.
    pub(super) fn analyze(&self, is_vcf_refuted: bool) -> StaticAnalysis {
        if let Some(certificate) = self.decide_by_fours() {
            return StaticAnalysis::Solved(certificate);
        }
        if !is_vcf_refuted && let VcfResult::Found(win) = self.vcf(self.attacker_moves) {
            return StaticAnalysis::Solved(if self.attacker_moves {
                Certificate::Proof(win)
            } else {
                Certificate::Disproof(win.disproof(&self.attack))
            });
        }
        let threat = self.threat();
        let mut potential = u32::MAX;
        if self.attacker_moves || threat.found().is_none() {
            let reduced = ReducedGame::new(self.attack.clone(), self.attacker_moves);
            if let Some(solution) = reduced.solution
                && !solution.maker_wins
            {
                return StaticAnalysis::Solved(Certificate::Disproof(solution.zone));
            }
            potential = reduced.potential;
        }
        let Moves { squares, is_forced, .. } = self.moves_against(threat);
        StaticAnalysis::Unsolved { moves: squares.count_ones(), is_forced, potential }
    }

    /// Returns the moves worth searching, of a position that static analysis does not decide.
    pub(super) fn moves(&self) -> Moves {
        self.moves_against(self.threat())
    }

    fn moves_against(&self, threat: VcfResult) -> Moves {
        let is_next_vcf_refuted = threat == VcfResult::Refuted;
        if let Some(four) = self.forced_square() {
            return Moves { squares: four, is_forced: true, threat: None, is_next_vcf_refuted };
        }
        let threat = threat.found().map(|win| {
            if self.attacker_moves {
                Certificate::Disproof(win.disproof(&self.attack))
            } else {
                Certificate::Proof(win.before_free_move(&self.defense))
            }
        });
        let must_play = match threat {
            Some(Certificate::Proof(win)) => win.squares,
            Some(Certificate::Disproof(zone)) => zone,
            None => u64::MAX,
        };
        Moves { squares: self.undominated(must_play), is_forced: false, threat, is_next_vcf_refuted }
    }

    /// Searches for a VCF of a side, as if it were that side's turn.
    fn vcf(&self, of_attacker: bool) -> VcfResult {
        let (own, others) = if of_attacker { (&self.attack, &self.defense) } else { (&self.defense, &self.attack) };
        find_vcf(own, others)
    }

    /// Searches for the VCF that the opponent of the mover threatens, unless a four forces the move.
    fn threat(&self) -> VcfResult {
        if self.forced_square().is_some() { VcfResult::Unknown } else { self.vcf(!self.attacker_moves) }
    }

    /// Returns the square of the opponent's first four.
    fn forced_square(&self) -> Option<u64> {
        let opponent = if self.attacker_moves { &self.defense } else { &self.attack };
        opponent.shortest(1).next()
    }

    fn decide_by_fours(&self) -> Option<Certificate> {
        let (attack, defense) = (two_fours(&self.attack), two_fours(&self.defense));
        match (self.attacker_moves, attack, defense) {
            (true, [Some(four), _], _) => Some(Certificate::Proof(Win::immediate(four))),
            (true, _, [Some(first), Some(second)]) => {
                Some(Certificate::Disproof(with_two_of_each(&self.attack, first | second)))
            }
            (false, _, [Some(four), _]) => Some(Certificate::Disproof(with_two_of_each(&self.attack, four))),
            (false, [Some(first), Some(second)], _) => Some(Certificate::Proof(Win::immediate(first | second))),
            _ => None,
        }
    }
}

/// Returns the first two fours among minimal lines.
pub(super) fn two_fours(lines: &ResidualLines) -> [Option<u64>; 2] {
    let mut fours = lines.shortest(1);
    [fours.next(), fours.next()]
}
