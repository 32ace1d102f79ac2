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
use super::table::Table;
use crate::engine::evaluation::{Budget, Stopped};

/// Moves after which positions are still looked up with their mirror images. Later, these hardly ever occur and are not
/// worth the work.
const MIRRORED_MOVES: u32 = 3;

/// Under what a position is remembered.
#[derive(Clone, Copy, Default)]
struct Key {
    /// A fingerprint of its lines in 128 bits, the least of those of its mirror images as long as few moves have been made.
    key: u128,
    /// The symmetry that leads to the position that is remembered.
    symmetry: usize,
    /// The symmetries that change nothing, as a set of their numbers; without the trivial one.
    same: u8,
}

/// A depth-first search of the weak game.
pub(super) struct Weak<'a, 'b> {
    pub(super) board: &'a Board,
    pub(super) table: &'a mut Table<Settled>,
    pub(super) budget: &'a mut Budget<'b>,
}

impl Weak<'_, '_> {
    pub(super) fn solve(&mut self, mut lines: Lines, attacker_moves: bool) -> Result<Settled, Stopped> {
        lines.keep_the_least();
        self.budget.count()?;
        let position = Reduced::new(lines, attacker_moves);
        if let Some(settled) = position.settled {
            return Ok(settled);
        }
        let key = self.key(&position, 0);
        self.search_reduced(&position, key, 0)
    }

    fn known(&self, position: &Reduced, key: Key) -> Option<Settled> {
        let known = self.table.get(key.key)?;
        let squares = self.board.turn_back(key.symmetry, known.squares);
        Some(position.with_all_squares(Settled { squares, ..known }))
    }

    fn search_reduced(&mut self, position: &Reduced, key: Key, depth: u32) -> Result<Settled, Stopped> {
        if let Some(known) = self.known(position, key) {
            return Ok(known);
        }
        let before = self.budget.nodes();
        let settled = self.search_moves(position, key.same, depth)?;
        let effort = u32::try_from(self.budget.nodes() - before).unwrap_or(u32::MAX);
        let turned = Settled { squares: self.board.turn(key.symmetry, settled.squares), ..settled };
        self.table.insert(key.key, effort, turned);
        Ok(position.with_all_squares(settled))
    }

    /// The moves one by one, until one achieves what its side wants. Whenever one is refuted, all others are as well but
    /// those that the refutation needs. What is refuted is so in each image of the position that is the same: so one of the
    /// moves that are images of each other is enough.
    fn search_moves(&mut self, position: &Reduced, same: u8, depth: u32) -> Result<Settled, Stopped> {
        let attacker_moves = position.attacker_moves;
        let mut refuted = Refuted { board: self.board, same, candidates: position.undominated, squares: 0 };
        let mut images = 0;
        let mut children = Vec::with_capacity(refuted.candidates.count_ones() as usize);
        // The heaviest first: often it settles the position at once.
        for square in Potential::of(&position.lines).heaviest_first(refuted.candidates) {
            if refuted.candidates & !images & square == 0 {
                continue;
            }
            images |= refuted.images(square).fold(0, |images, image| images | image);
            let lines =
                if attacker_moves { position.lines.after_attack(square) } else { position.lines.without(square) };
            self.budget.count()?;
            let child = Reduced::new(lines, !attacker_moves);
            let key = if child.settled.is_none() { self.key(&child, depth + 1) } else { Key::default() };
            match child.settled.or_else(|| self.known(&child, key)) {
                Some(known) if known.completed == attacker_moves => {
                    return Ok(Settled { squares: known.squares | square, ..known });
                }
                Some(known) => refuted.take(square, known.squares),
                None => children.push((square, child, key)),
            }
        }
        // The attacker tries first what leaves it the most hope, the defender what leaves the attacker the least.
        children.sort_by_key(|(_, child, _)| if attacker_moves { u32::MAX - child.hope } else { child.hope });
        for (square, child, key) in children {
            if refuted.candidates & square == 0 {
                continue;
            }
            let settled = self.search_reduced(&child, key, depth + 1)?;
            if settled.completed == attacker_moves {
                return Ok(Settled { squares: settled.squares | square, ..settled });
            }
            refuted.take(square, settled.squares);
        }
        Ok(Settled { completed: !attacker_moves, squares: position.with_dominating(refuted.squares) })
    }

    fn key(&self, position: &Reduced, depth: u32) -> Key {
        let attacker_moves = u64::from(position.attacker_moves);
        let itself = Fingerprint::of(&position.lines, 0, |need| need).key(attacker_moves);
        let mut least = Key { key: itself, symmetry: 0, same: 0 };
        if depth > MIRRORED_MOVES {
            return least;
        }
        for (turn, symmetry) in self.board.all_symmetries().iter().zip(1..) {
            let key = Fingerprint::of(&position.lines, 0, |need| turn.turn(need)).key(attacker_moves);
            if key == itself {
                least.same |= 1 << symmetry;
            }
            if key < least.key {
                (least.key, least.symmetry) = (key, symmetry);
            }
        }
        least
    }
}

/// What the refuted moves of a position have shown.
struct Refuted<'a> {
    board: &'a Board,
    /// The symmetries that do not change the position.
    same: u8,
    /// The moves that the refutations do not refute.
    candidates: u64,
    /// The squares that the refutations need.
    squares: u64,
}

impl Refuted<'_> {
    /// A set of squares and what the symmetries make of it.
    fn images(&self, set: u64) -> impl Iterator<Item = u64> {
        let same = (1..8).filter(|symmetry| self.same >> symmetry & 1 != 0);
        std::iter::once(set).chain(same.map(move |symmetry| self.board.turn(symmetry, set)))
    }

    /// Takes note of the squares that the refutation of a move needs.
    fn take(&mut self, square: u64, needed: u64) {
        let (candidates, squares) = self
            .images(needed & !square)
            .zip(self.images(needed))
            .fold((self.candidates, self.squares), |(candidates, squares), (others, needed)| {
                (candidates & others, squares | needed)
            });
        (self.candidates, self.squares) = (candidates, squares);
    }
}
