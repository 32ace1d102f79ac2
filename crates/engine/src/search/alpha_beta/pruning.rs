//! Pruning: nodes that the static evaluation decides, and moves that a node does not try.
//!
//! All of it is heuristic, and only for nodes with a null window in which nothing is forced. Margins are in the unit of
//! estimates.

use super::{AlphaBeta, Window};
use crate::search::evaluate::evaluate;
use crate::search::score;

/// The greatest depth at which nodes are pruned by their static evaluation.
const PRUNING_DEPTH: i32 = 3;

/// The number of moves that a node of this depth tries before it gives up the others.
pub const fn move_count(depth: i32) -> usize {
    match depth {
        ..=1 => 6,
        2 => 9,
        3 => 13,
        _ => usize::MAX,
    }
}

/// By how much the static evaluation must exceed beta, so that the node is taken to fail high.
const fn futility_margin(depth: i32) -> i32 {
    120 * depth
}

/// By how much the static evaluation must be below alpha, so that the node is taken to fail low.
const fn razor_margin(depth: i32) -> i32 {
    150 + 150 * depth
}

/// The reduction of the search after a pass.
const fn null_move_reduction(depth: i32) -> i32 {
    2 + depth / 4
}

/// The least depth of the search after a pass.
const NULL_MOVE_DEPTH: i32 = 3;

impl AlphaBeta<'_, '_> {
    /// Returns the static evaluation of a node near the horizon if it is far above beta. A VCF could not change that the
    /// node fails high, so that the search for one is saved.
    pub fn prune_above(&mut self, window: Window) -> Option<i32> {
        let Window { beta, depth, ply, .. } = window;
        if depth > PRUNING_DEPTH {
            return None;
        }
        let estimate = evaluate(&mut self.board);
        let is_above = estimate - futility_margin(depth.max(0)) >= beta;
        if !is_above || depth >= 2 && self.against_vcf(depth, ply).0.is_some() {
            return None;
        }
        self.is_heuristic = true;
        Some(estimate)
    }

    /// Returns the score of a node with a null window that its static evaluation or a pass decides, after
    /// [`prune_above`](Self::prune_above) and the search for a VCF.
    pub fn prune(&mut self, window: Window) -> Option<i32> {
        let Window { alpha, beta, depth, ply } = window;
        let estimate = evaluate(&mut self.board);
        if depth <= PRUNING_DEPTH && estimate + razor_margin(depth) <= alpha {
            self.is_heuristic = true;
            return Some(estimate);
        }
        if depth < NULL_MOVE_DEPTH || estimate < beta || self.path.last() == Some(&None) {
            return None;
        }
        let was_heuristic = self.is_heuristic;
        self.board.pass();
        self.path.push(None);
        let score = -self.node(-beta, -beta + 1, depth - 1 - null_move_reduction(depth), ply + 1);
        self.path.pop();
        self.board.pass();
        if self.budget.is_over() || score < beta {
            self.is_heuristic = was_heuristic;
            return None;
        }
        self.is_heuristic = true;
        // A win after a pass is no proof.
        Some(score::estimate(score))
    }
}
