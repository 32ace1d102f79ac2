//! The weak game: the defender only has to prevent the attacker's lines, and its own do not count.
//!
//! Who prevents every line in the weak game does so in the whole game as well, where its own lines are a help. The
//! reverse is false: on 3 × 3 the attacker completes a line in the weak game. So this search proves that a side cannot
//! win, and never that it can.

use super::board::Board;
use super::fingerprint::Fingerprint;
use super::lines::Lines;
use super::potential::Potential;
use super::reduce::{Reduced, Settled};
use super::stop::{Meter, Stopped};
use super::table::Table;

/// Moves after which positions are still looked up with their mirror images. Later, these hardly ever occur and are not
/// worth the work.
const MIRRORED_MOVES: u32 = 3;

/// A depth-first search of the weak game.
pub(super) struct Weak<'a, 'b> {
    pub(super) board: &'a Board,
    pub(super) table: &'a mut Table<Settled>,
    pub(super) meter: &'a mut Meter<'b>,
}

impl Weak<'_, '_> {
    pub(super) fn solve(&mut self, mut lines: Lines, attacker_moves: bool) -> Result<Settled, Stopped> {
        lines.keep_the_least();
        self.meter.count()?;
        let position = Reduced::new(lines, attacker_moves);
        if let Some(settled) = position.settled {
            return Ok(settled);
        }
        let key = self.key(&position, 0);
        self.search_reduced(&position, key, 0)
    }

    fn known(&self, position: &Reduced, (key, symmetry): (u128, usize)) -> Option<Settled> {
        let known = self.table.get(key)?;
        let squares = self.board.turn_back(symmetry, known.squares);
        Some(position.with_all_squares(Settled { squares, ..known }))
    }

    fn search_reduced(
        &mut self,
        position: &Reduced,
        (key, symmetry): (u128, usize),
        depth: u32,
    ) -> Result<Settled, Stopped> {
        if let Some(known) = self.known(position, (key, symmetry)) {
            return Ok(known);
        }
        let before = self.meter.nodes();
        let settled = self.search_moves(position, depth)?;
        let effort = u32::try_from(self.meter.nodes() - before).unwrap_or(u32::MAX);
        let turned = Settled { squares: self.board.turn(symmetry, settled.squares), ..settled };
        self.table.insert(key, effort, turned);
        Ok(position.with_all_squares(settled))
    }

    /// The moves one by one, until one achieves what its side wants. Whenever one is refuted, all others are as well but
    /// those that the refutation needs.
    fn search_moves(&mut self, position: &Reduced, depth: u32) -> Result<Settled, Stopped> {
        let attacker_moves = position.attacker_moves;
        let mut candidates = position.undominated();
        let mut refutations = 0;
        let mut children = Vec::new();
        // The heaviest first: often it settles the position at once.
        for square in Potential::of(&position.lines).heaviest_first(candidates) {
            if candidates & square == 0 {
                continue;
            }
            let lines =
                if attacker_moves { position.lines.after_attack(square) } else { position.lines.without(square) };
            self.meter.count()?;
            let child = Reduced::new(lines, !attacker_moves);
            let key = if child.settled.is_none() { self.key(&child, depth + 1) } else { (0, 0) };
            let known = child.settled.or_else(|| self.known(&child, key));
            match known {
                Some(known) if known.completed == attacker_moves => {
                    return Ok(Settled { squares: known.squares | square, ..known });
                }
                Some(known) => {
                    candidates &= known.squares & !square;
                    refutations |= known.squares;
                }
                None => children.push((square, Box::new(child), key)),
            }
        }
        // The attacker tries first what leaves it the most hope, the defender what leaves the attacker the least.
        children.sort_by_key(|(_, child, _)| if attacker_moves { u32::MAX - child.hope } else { child.hope });
        for (square, child, key) in children {
            if candidates & square == 0 {
                continue;
            }
            let settled = self.search_reduced(&child, key, depth + 1)?;
            if settled.completed == attacker_moves {
                return Ok(Settled { squares: settled.squares | square, ..settled });
            }
            candidates &= settled.squares & !square;
            refutations |= settled.squares;
        }
        Ok(Settled { completed: !attacker_moves, squares: position.with_dominating(refutations) })
    }

    /// Under what a position is remembered: a fingerprint of its lines in 128 bits, the least of those of its mirror
    /// images as long as few moves have been made, and the symmetry that leads there.
    fn key(&self, position: &Reduced, depth: u32) -> (u128, usize) {
        let symmetries = if depth <= MIRRORED_MOVES { self.board.symmetries() } else { 0 };
        let images = (0..=symmetries).map(|symmetry| {
            let print = Fingerprint::of(self.board, &position.lines, symmetry, 0);
            (print.key(u64::from(position.attacker_moves)), symmetry)
        });
        images.min().unwrap_or_default()
    }
}
