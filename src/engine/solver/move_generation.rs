//! Static analysis of a position of the two-sided game: its certificate if no search is needed, or the moves worth
//! searching.
//!
//! The tests, in this order:
//!
//! 1. **Fours** (residual lines of one square) decide at once: the mover completes one, or cannot stop two of the
//!    opponent's.
//! 2. **VCF.** A [victory by continuous fours](super::vcf) of the attacker to move is a win. If it is the defender's
//!    turn and the defender may choose, the same search tells what the attacker threatens after a pass (a null move).
//! 3. **Maker–Breaker.** If the [reduced](super::reduction) Maker–Breaker game is a static win of Breaker, the defender
//!    prevents everything. This is not tried against a threatened VCF, where it hardly ever holds.
//!
//! Three rules select the moves:
//!
//! - A single four of the opponent's forces the mover to take its square.
//! - Against a threatened VCF, the defender has to play in the **must-play region**: the zone of that [`Win`] for a
//!   free move. Every move outside leaves the VCF in force.
//! - A dominated square is not searched, even if its dominator is outside the region. Then the dominator does not stop
//!   the VCF, and the dominated square stops no more.

use super::certificate::{Certificate, Win, with_two_of_each};
use super::reduction::ReducedGame;
use super::residual_lines::ResidualLines;
use super::two_sided::TwoSidedGame;
use super::vcf::find_vcf;

/// The moves of a position that static analysis does not decide.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moves {
    /// The squares worth searching.
    pub(super) squares: u64,
    /// Whether a four of the opponent's forces the only move.
    pub(super) is_forced: bool,
    /// The VCF that the attacker threatens, if the defender moves and the search has found one.
    pub(super) threat: Option<Win>,
    /// The [potential](ReducedGame::potential) of the Maker–Breaker game; [`u32::MAX`] if test 3 was not tried.
    pub(super) potential: u32,
}

impl Moves {
    /// Returns the same moves for an image of the position.
    pub(super) fn map(self, image: impl Fn(u64) -> u64) -> Self {
        Self { squares: image(self.squares), threat: self.threat.map(|win| win.map(&image)), ..self }
    }
}

impl TwoSidedGame {
    /// Returns the certificate if no search is needed, or the moves to search.
    pub(super) fn analyze(&self) -> Result<Certificate, Moves> {
        if let Some(certificate) = self.decide_by_fours() {
            return Ok(certificate);
        }
        let opponent = if self.attacker_moves { &self.defense } else { &self.attack };
        let four = opponent.shortest(1).next();
        let may_choose = four.is_none();
        let vcf = if self.attacker_moves || may_choose { find_vcf(&self.attack, &self.defense) } else { None };
        if self.attacker_moves
            && let Some(win) = vcf
        {
            return Ok(Certificate::Proof(win));
        }
        let potential = if vcf.is_none() {
            let reduced = ReducedGame::new(self.attack.clone(), self.attacker_moves);
            if let Some(solution) = reduced.solution
                && !solution.maker_wins
            {
                return Ok(Certificate::Disproof(solution.zone));
            }
            reduced.potential
        } else {
            u32::MAX
        };
        if let Some(four) = four {
            return Err(Moves { squares: four, is_forced: true, threat: None, potential });
        }
        let must_play = vcf.map_or(u64::MAX, |win| win.before_free_move(&self.defense).squares);
        Err(Moves { squares: self.undominated(must_play), is_forced: false, threat: vcf, potential })
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
