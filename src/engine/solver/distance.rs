//! The distance to a win that is known to exist: iterative deepening on the number of plies (single moves of either
//! side).
//!
//! A depth-first search asks whether the attacker completes a line within *n* plies against every reply. The first *n*
//! is 1 if the attacker moves and 2 otherwise; each failure adds 2 plies. The first success is the distance with best
//! play: the attacker hurries, the defender delays, and all shorter distances have been refuted.
//!
//! The searches prune like those without a limit, for reasons that hold with a limit too:
//!
//! - A line that needs more squares than the attacker has moves left cannot be completed in time and is removed.
//! - Breaker's static win in the [reduced](super::reduction) game of the remaining lines prevents them all.
//! - A four forces the reply, and two fours win.
//! - A reply outside the [certificate](super::certificate) of a refuted one is refuted: the attacker plays as if
//!   nothing had happened, in the same number of plies.
//!
//! The table holds both answers, under a key that includes the limit.

use super::board::Board;
use super::canonical_key::CanonicalKey;
use super::certificate::Win;
use super::move_generation::two_fours;
use super::reduction::ReducedGame;
use super::residual_lines::ResidualLines;
use super::transposition_table::TranspositionTable;
use super::two_sided::TwoSidedGame;
use crate::engine::evaluation::{Budget, Stopped};
use crate::engine::mixing::mix;

/// A search for the distance to a win.
pub(super) struct DistanceSearch<'a, 'b> {
    pub(super) board: &'a Board,
    /// The attacker's win within the limit of the key, or `None` if the defender prevents it.
    pub(super) table: &'a mut TranspositionTable<Option<Win>>,
    pub(super) budget: &'a mut Budget<'b>,
}

impl DistanceSearch<'_, '_> {
    /// Returns in how many plies the attacker completes a line, which has to be known to happen.
    pub(super) fn distance(
        &mut self,
        attack: &ResidualLines,
        defense: &ResidualLines,
        attacker_moves: bool,
    ) -> Result<u8, Stopped> {
        let mut plies = if attacker_moves { 1 } else { 2 };
        loop {
            let game = within(TwoSidedGame::new(attack.clone(), defense.clone(), attacker_moves), plies);
            // The limit guards against a mistake: no game is longer.
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
            (true, [Some(four), _], _) => return Ok(Some(Win::at_once(four))),
            (true, _, [_, Some(_)]) | (false, _, [Some(_), _]) => return Ok(None),
            (false, [Some(first), Some(second)], _) => return Ok(Some(Win::at_once(first | second))),
            (true, _, [four, None]) | (false, [four, _], _) => four,
        };
        let reduced = ReducedGame::new(game.attack.clone(), game.attacker_moves);
        if reduced.solution.is_some_and(|solution| !solution.maker_wins) {
            return Ok(None);
        }
        let CanonicalKey { key, symmetry, .. } = CanonicalKey::of(self.board, game, depth);
        let key = key ^ u128::from(mix(u64::from(plies)));
        if let Some(known) = self.table.get(key) {
            return Ok(known.map(|win| win.map(|squares| self.board.turn_back(symmetry, squares))));
        }
        let before = self.budget.nodes();
        let moves = forced.map_or_else(|| game.heaviest_first(game.squares()), |square| vec![square]);
        let win = if game.attacker_moves {
            self.search_attacks(game, &moves, plies, depth)?
        } else {
            self.search_replies(game, &moves, forced.is_some(), plies, depth)?
        };
        let image = win.map(|win| win.map(|squares| self.board.turn(symmetry, squares)));
        self.table.insert(key, self.budget.nodes() - before, image);
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
            let next = within(game.play(*square), plies - 1);
            if let Some(win) = self.search(&next, plies - 1, depth + 1)? {
                return Ok(Some(win.after_move(*square)));
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
        let mut open = u64::MAX;
        let mut all: Option<Win> = None;
        for square in moves {
            if open & square == 0 {
                continue;
            }
            let next = within(game.play(*square), plies - 1);
            let Some(win) = self.search(&next, plies - 1, depth + 1)? else { return Ok(None) };
            if is_forced {
                return Ok(Some(win.after_forced_reply(*square)));
            }
            let win = win.after_free_move(&game.defense);
            open &= win.squares;
            let win = win.after_move(*square);
            all = Some(all.map_or(win, |other| other.or(win)));
        }
        Ok(all)
    }
}

/// Removes the lines that the attacker cannot complete within this number of plies.
fn within(mut game: TwoSidedGame, plies: u8) -> TwoSidedGame {
    let moves = if game.attacker_moves { plies.div_ceil(2) } else { plies / 2 };
    game.attack.retain(|line| line.count_ones() <= u32::from(moves));
    game
}
