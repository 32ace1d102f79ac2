//! The distance to a proven win: iterative deepening on the number of plies (moves of either side).
//!
//! Each depth-first search tests whether the attacker completes a line within *n* plies against every reply. The first
//! *n* is 1 if the attacker moves and 2 otherwise; each failure adds 2 plies. The first success is the distance with
//! best play, because all shorter distances are refuted.
//!
//! The prunings of the unlimited search stay sound under the limit:
//!
//! - A line that needs more squares than the attacker has moves left cannot be completed in time and is removed.
//! - Breaker's static win in the [reduced](crate::solver::residual::reduction) game of the remaining lines prevents them all.
//! - A four forces the reply, and two fours win.
//! - A reply outside the [certificate](super::certificate) of a refuted one is refuted: the attacker ignores it and
//!   wins in the same number of plies.
//!
//! The table stores wins, and failures as disproofs, under keys that include the limit.

use super::board::Board;
use super::canonical_key::CanonicalKey;
use super::certificate::{Certificate, Win};
use super::proof_search::NodeState;
use super::residual::lines::ResidualLines;
use super::residual::reduction::ReducedGame;
use super::residual::two_sided::TwoSidedGame;
use super::static_analysis::two_fours;
use super::transposition_table::TranspositionTable;
use crate::evaluation::{Budget, Stopped};
use crate::mixing::mix;

/// A search for the distance to a win.
pub(super) struct DistanceSearch<'a, 'b> {
    pub(super) board: &'a Board,
    /// The table of the [proof search](super::proof_search), with other keys.
    pub(super) table: &'a mut TranspositionTable<NodeState>,
    pub(super) budget: &'a mut Budget<'b>,
}

impl DistanceSearch<'_, '_> {
    /// Returns the number of plies in which the attacker completes a line. The attacker's win must be proven.
    pub(super) fn distance(
        &mut self,
        attack: &ResidualLines,
        defense: &ResidualLines,
        attacker_moves: bool,
    ) -> Result<u8, Stopped> {
        let mut plies = if attacker_moves { 1 } else { 2 };
        loop {
            let game = without_late_lines(TwoSidedGame::new(attack.clone(), defense.clone(), attacker_moves), plies);
            // Ends the loop if there is no win: no game has more than 64 plies.
            if plies > 64 || self.search(&game, plies, 0)?.is_some() {
                return Ok(plies);
            }
            plies += 2;
        }
    }

    fn search(&mut self, game: &TwoSidedGame, plies: u8, depth: u32) -> Result<Option<Win>, Stopped> {
        self.budget.count_node()?;
        if game.attack.is_empty() {
            return Ok(None);
        }
        let forced = match (game.attacker_moves, two_fours(&game.attack), two_fours(&game.defense)) {
            (true, [Some(four), _], _) => return Ok(Some(Win::immediate(four))),
            (true, _, [_, Some(_)]) | (false, _, [Some(_), _]) => return Ok(None),
            (false, [Some(first), Some(second)], _) => return Ok(Some(Win::immediate(first | second))),
            (true, _, [four, None]) | (false, [four, _], _) => four,
        };
        let reduced = ReducedGame::new(game.attack.clone(), game.attacker_moves);
        if reduced.solution.is_some_and(|solution| !solution.maker_wins) {
            return Ok(None);
        }
        let CanonicalKey { key, symmetry, .. } = CanonicalKey::of(self.board, game, depth);
        let key = key ^ u128::from(mix(u64::from(plies)));
        match self.table.get(key) {
            Some(NodeState::Solved(Certificate::Proof(image))) => {
                return Ok(Some(image.map(|squares| self.board.preimage(symmetry, squares))));
            }
            Some(NodeState::Solved(Certificate::Disproof(_))) => return Ok(None),
            Some(NodeState::Unsolved(..)) | None => {}
        }
        let nodes_before = self.budget.nodes();
        let moves = forced.map_or_else(|| game.heaviest_first(game.squares()), |square| vec![square]);
        let win = if game.attacker_moves {
            self.search_attacks(game, &moves, plies, depth)?
        } else {
            self.search_replies(game, &moves, forced.is_some(), plies, depth)?
        };
        let image = win.map(|win| win.map(|squares| self.board.image(symmetry, squares)));
        // No zone of a disproof is needed.
        let state = NodeState::Solved(image.map_or(Certificate::Disproof(0), Certificate::Proof));
        self.table.insert(key, self.budget.nodes() - nodes_before, state);
        Ok(win)
    }

    fn search_attacks(
        &mut self,
        game: &TwoSidedGame,
        moves: &[u64],
        plies: u8,
        depth: u32,
    ) -> Result<Option<Win>, Stopped> {
        for square in moves {
            let next = without_late_lines(game.play(*square), plies - 1);
            if let Some(win) = self.search(&next, plies - 1, depth + 1)? {
                return Ok(Some(win.before_move(*square)));
            }
        }
        Ok(None)
    }

    fn search_replies(
        &mut self,
        game: &TwoSidedGame,
        moves: &[u64],
        is_forced: bool,
        plies: u8,
        depth: u32,
    ) -> Result<Option<Win>, Stopped> {
        let mut unrefuted = u64::MAX;
        let mut certificate: Option<Win> = None;
        for square in moves {
            if unrefuted & square == 0 {
                continue;
            }
            let next = without_late_lines(game.play(*square), plies - 1);
            let Some(win) = self.search(&next, plies - 1, depth + 1)? else { return Ok(None) };
            if is_forced {
                return Ok(Some(win.before_forced_reply(*square)));
            }
            let win = win.before_free_move(&game.defense);
            unrefuted &= win.squares;
            let win = win.before_move(*square);
            certificate = Some(certificate.map_or(win, |other| other.union(win)));
        }
        Ok(certificate)
    }
}

/// Removes the lines that the attacker cannot complete within `plies` plies.
fn without_late_lines(mut game: TwoSidedGame, plies: u8) -> TwoSidedGame {
    let moves = if game.attacker_moves { plies.div_ceil(2) } else { plies / 2 };
    game.attack.retain(|line| line.count_ones() <= u32::from(moves));
    game
}
