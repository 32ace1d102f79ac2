//! The best lines of a position (*multi-PV*): the best move, the best of the others, and so on, each with the expected replies.

use super::alpha_beta::AlphaBeta;
use super::first_look::{FirstLook, Root};
use super::interface::Search;
use super::moves::must_play::{MustPlay, must_play};
use super::variations::{Variation, Variations};
use super::vcf;
use crate::board::Square;
use crate::limits::budget::Budget;
use crate::position::Position;
use crate::rules::Objective;

/// The largest number of moves of a variation.
const MAX_MOVES: usize = 20;

impl Search {
    /// Searches the best moves of a position of the rules of this search.
    pub(crate) fn variations_within(
        &mut self,
        position: &Position,
        count: usize,
        budget: &mut Budget,
        on_progress: &mut dyn FnMut(&Variations, u64),
    ) -> Variations {
        if position.legal_squares().is_empty() {
            return Variations::default();
        }
        let mut search = self.begin(position, budget);
        match search.first_look() {
            FirstLook::Decided(square, score) => {
                let found = Variations { depth: 0, best: vec![search.variation(square, score)] };
                on_progress(&found, search.budget.nodes());
                found
            }
            FirstLook::Open(root) => search.deepen_variations(root, count, on_progress),
        }
    }
}

impl AlphaBeta<'_, '_> {
    /// Searches with increasing depth until all variations are proven or the budget is spent.
    fn deepen_variations(
        &mut self,
        mut root: Root,
        count: usize,
        on_progress: &mut dyn FnMut(&Variations, u64),
    ) -> Variations {
        let count = count.min(root.squares.len());
        let mut found = Variations::default();
        let mut last_scores = vec![0; count];
        for depth in 1..=self.budget.depth_limit() {
            let (mut best, mut scores) = (Vec::new(), Vec::new());
            // The moves that are not yet among the best.
            let mut others = Root { squares: root.squares.clone(), ..root };
            for last in last_scores {
                let (square, score) = self.search_windows(&mut others, depth.into(), last);
                let Some(square) = square.filter(|_| !self.budget.is_over()) else { return found };
                others.squares.retain(|other| *other != square);
                // A later search may find a better score, with the results that it finds in the table.
                let place = scores.partition_point(|earlier| *earlier >= score);
                scores.insert(place, score);
                best.insert(place, self.variation(square, score));
            }
            last_scores = scores;
            found = Variations { depth, best };
            on_progress(&found, self.budget.nodes());
            if found.best.iter().all(|variation| variation.evaluation.wdl().is_some()) {
                break;
            }
            // The next depth begins with the best moves.
            let first = |variation: &Variation| variation.moves.first().copied();
            found.best.iter().rev().filter_map(first).for_each(|square| root.begin_with(square));
        }
        found
    }

    /// The variation that begins with a move of this score.
    fn variation(&mut self, first: Square, score: i32) -> Variation {
        let evaluation = self.evaluation(score);
        // The expected moves, the next one at the end.
        let (mut moves, mut next) = (Vec::new(), vec![first]);
        while let Some(square) = next.pop() {
            let ends_game = self.board.completing(self.board.turn()).contains(square);
            self.board.play(square);
            moves.push(square);
            if ends_game || moves.len() == MAX_MOVES {
                break;
            }
            if next.is_empty() {
                next = self.expected();
                next.reverse();
            }
        }
        moves.iter().rev().for_each(|square| self.board.take_back(*square));
        Variation { evaluation, moves }
    }

    /// The expected next moves on the board: the forced one, those of a VCF, or the best one of the table; none if nothing is
    /// known.
    fn expected(&mut self) -> Vec<Square> {
        if self.board.is_dead() || self.board.free().is_empty() {
            return Vec::new();
        }
        if self.board.rules().objective() == Objective::Normal {
            match must_play(&self.board) {
                MustPlay::Win { square, .. } | MustPlay::Loss { square, .. } | MustPlay::Only(square) => {
                    return vec![square];
                }
                MustPlay::Region { .. } | MustPlay::Anything => {}
            }
            if let Some(win) = self.vcf.find(&mut self.board, vcf::node_limit(i32::MAX), &mut Budget::unlimited()) {
                return win.moves;
            }
        }
        let best = self.table.get(self.key()).and_then(|entry| entry.best);
        best.filter(|square| self.board.free().contains(*square)).into_iter().collect()
    }
}
