//! VCF, victory by continuous fours: wins in which every move makes a four, so that the other side has a single reply,
//! until a move makes a double four.
//!
//! VCF is the simplest of the threat sequences with which L. V. Allis, H. J. van den Herik and M. P. H. Huntjens solved
//! the game (*Go-Moku Solved by New Search Techniques*, 1996). A *four* here is a line that lacks one mark, whatever
//! its length.
//!
//! **Search.** A depth-first search over the attacker's fours. Each node is a position with the attacker to move:
//!
//! 1. A line that the attacker can complete wins.
//! 2. If the defender can complete lines on two squares, the attack fails. If on one, only a four on that square is
//!    tried.
//! 3. A double four wins: the defender completes nothing, and can block only one completion.
//! 4. Otherwise each four is tried, with its one completion as the defender's reply.
//!
//! In renju, X makes no foul, and wins only by a straight four. A four of O wins if the reply would be a foul.
//!
//! A node has one reply for each move, so that the search reaches depths far beyond those of alpha–beta.
//!
//! **Soundness.** Each claimed win is a list of moves that wins against any defense: after any reply but the listed
//! one, the attacker completes a line. The search is not complete. It gives up after a number of nodes or 120 moves,
//! and does not look for quieter threats (VCT), so that a failure proves nothing about the position.
//!
//! **Failure table.** A hash table stores the keys of positions without a VCF. A search that was cut off stores
//! nothing, because its failure only means that a limit was reached. A wrong hit could hide a win, but never invent
//! one.

use super::counted_board::CountedBoard;
use crate::board::{Mark, Square, Squares};
use crate::limits::budget::Budget;

/// A win by continuous fours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vcf {
    /// Fours and the only replies to them, in turn. The last move completes a line, or makes a four that no reply stops.
    pub moves: Vec<Square>,
    /// The maximum number of plies until the line is completed.
    pub plies: u8,
}

impl Vcf {
    /// Returns the relevance zone: the only squares on which the other side can refute this win if it moves first.
    ///
    /// The win is a threat of the side to move on the board, in a null-move search (compare λ-search, Thomsen 2000).
    /// The zone contains the squares of the win's moves, the completions of its last double four, and the defender's
    /// fours before it and after each of its moves.
    ///
    /// A mark outside the zone takes no square that the win needs. It also gives the defender no chance to interrupt
    /// the win: if the mark were part of a later four, that line would lack two without it, and the mark would be in
    /// the zone.
    pub fn relevance_zone(&self, board: &mut CountedBoard) -> Squares {
        let attacker = board.turn();
        let mut zone = board.fours(!attacker);
        for (index, square) in self.moves.iter().enumerate() {
            zone.insert(*square);
            if index + 1 == self.moves.len() {
                zone |= board.completions(attacker, *square);
            }
            board.play(*square);
            zone |= board.fours(!attacker);
        }
        self.moves.iter().rev().for_each(|square| board.take_back(*square));
        zone
    }
}

/// The node limit at the root, a few tens of milliseconds of work. A small budget allows a quarter of its nodes.
pub const ROOT_NODES: u64 = 50_000;

/// The node limit at a node of this depth in the alpha–beta search.
pub const fn node_limit(depth: i32) -> u64 {
    match depth {
        ..=0 => 60,
        1 => 120,
        2..=3 => 300,
        _ => 1_000,
    }
}

/// The number of slots of the failure table, a power of two.
const FAILURE_SLOTS: usize = 1 << 16;

/// The maximum number of moves of a VCF, including replies. Bounds the recursion.
const MAX_MOVES: usize = 120;

/// A search for VCFs, with its failure table.
#[derive(Clone, Debug)]
pub struct VcfSearch {
    /// The keys of positions in which the side to move has no VCF.
    failures: Box<[u64]>,
    /// The moves from the root to the node.
    moves: Vec<Square>,
    nodes_left: u64,
    /// Whether a limit has cut off the search.
    is_cut: bool,
}

impl Default for VcfSearch {
    fn default() -> Self {
        Self { failures: vec![0; FAILURE_SLOTS].into(), moves: Vec::new(), nodes_left: 0, is_cut: false }
    }
}

impl VcfSearch {
    /// Searches a VCF of the side to move with at most this number of nodes. A completed line must win.
    pub fn find(&mut self, board: &mut CountedBoard, nodes: u64, budget: &mut Budget) -> Option<Vcf> {
        let attacker = board.turn();
        // Decides most positions at once.
        if board.fours(attacker).is_empty() && board.completing(attacker).is_empty() {
            return None;
        }
        self.nodes_left = nodes;
        self.is_cut = false;
        self.moves.clear();
        self.attack(board, attacker, budget).map(|last| {
            let moves = self.moves.clone();
            // After a four that no reply stops come any reply and the completion.
            let plies = moves.len() as u8 + if last == Last::Unstoppable { 2 } else { 0 };
            Vcf { moves, plies }
        })
    }

    /// Searches a node. If there is a win, `moves` ends with it.
    #[expect(clippy::indexing_slicing, reason = "a slot is a remainder by the number of slots")]
    fn attack(&mut self, board: &mut CountedBoard, attacker: Mark, budget: &mut Budget) -> Option<Last> {
        if let Some(square) = board.completing(attacker).first() {
            self.moves.push(square);
            return Some(Last::Completion);
        }
        let mut fours = board.fours(attacker);
        let blocks = board.completing(!attacker);
        match blocks.len() {
            0 => {}
            1 => fours &= blocks,
            _ => return None,
        }
        if fours.is_empty() {
            return None;
        }
        let double_four = board.double_fours(attacker).map(|(square, _)| square).find(|square| fours.contains(*square));
        if let Some(square) = double_four {
            self.moves.push(square);
            return Some(Last::Unstoppable);
        }
        let key = board.key();
        let slot = key as usize % FAILURE_SLOTS;
        if self.failures[slot] == key {
            return None;
        }
        for square in fours {
            let Some(reply) = board.completions(attacker, square).first() else { continue };
            if !board.is_legal(attacker, square) {
                continue;
            }
            let is_over = self.nodes_left < 2 || self.moves.len() >= MAX_MOVES;
            if is_over || budget.count_node().and_then(|()| budget.count_node()).is_err() {
                self.is_cut = true;
                return None;
            }
            self.nodes_left -= 2;
            board.play(square);
            if !board.is_legal(!attacker, reply) {
                board.take_back(square);
                self.moves.push(square);
                return Some(Last::Unstoppable);
            }
            board.play(reply);
            self.moves.extend([square, reply]);
            let last = self.attack(board, attacker, budget);
            board.take_back(reply);
            board.take_back(square);
            if last.is_some() {
                return last;
            }
            self.moves.truncate(self.moves.len() - 2);
        }
        if !self.is_cut {
            self.failures[slot] = key;
        }
        None
    }
}

/// The last move of a VCF.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Last {
    Completion,
    /// A double four, or a four whose block is a foul.
    Unstoppable,
}

#[cfg(test)]
mod tests;
