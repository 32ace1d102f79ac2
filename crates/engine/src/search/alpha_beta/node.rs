//! A node of the search: what decides it, and which moves are searched.

use super::{AlphaBeta, MAX_PLY, Window};
use crate::board::Squares;
use crate::rules::Objective;
use crate::search::evaluate::evaluate;
use crate::search::moves::move_picker;
use crate::search::moves::must_play::{MustPlay, must_play};
use crate::search::score::{self, INFINITE, loss_after, win_after};
use crate::search::transposition_table::{Bound, Entry};
use crate::search::vcf;

/// The maximum depth beyond the horizon at which must-play regions are searched.
const MAX_BEYOND_HORIZON: i32 = 4;

/// The number of moves that a node searches.
const WIDTH: usize = 20;

impl AlphaBeta<'_, '_> {
    /// Searches a node and returns its score for the side to move, by the [contract](super).
    pub fn node(&mut self, alpha: i32, beta: i32, depth: i32, ply: usize) -> i32 {
        if self.budget.count_node().is_err() {
            return 0;
        }
        if self.board.is_dead() || self.board.free_count() == 0 {
            return self.draw();
        }
        // Mate-distance pruning.
        let (alpha, beta) = (alpha.max(loss_after(ply)), beta.min(win_after(ply + 1)));
        if alpha >= beta {
            return alpha;
        }
        let window = Window { alpha, beta, depth, ply };
        match self.board.rules().objective() {
            Objective::Normal => self.normal(window),
            Objective::Misere => self.misere(window),
        }
    }

    fn normal(&mut self, window: Window) -> i32 {
        let Window { alpha, beta, depth, ply } = window;
        let turn = self.board.turn();
        let is_draw_at_most = self.board.is_hopeless(turn);
        let is_draw_at_least = self.board.is_hopeless(!turn);
        let draw = self.draw();
        if is_draw_at_most && (is_draw_at_least || alpha >= draw) || is_draw_at_least && beta <= draw {
            return draw;
        }
        let (region, floor) = match must_play(&self.board) {
            MustPlay::Win { plies, .. } => return win_after(ply + plies),
            MustPlay::Loss { plies, .. } => return loss_after(ply + plies),
            MustPlay::Only(square) if ply < MAX_PLY => {
                self.play(square);
                let score = -self.node(-beta, -alpha, depth, ply + 1);
                self.take_back(square);
                return score;
            }
            MustPlay::Only(_) => return self.static_evaluation(),
            MustPlay::Region { squares, plies } => (Some(squares), loss_after(ply + plies)),
            MustPlay::Anything => (None, -INFINITE),
        };
        let entry = self.table.get(self.key());
        if let Some(score) = self.cutoff(entry, window) {
            return score;
        }
        // Near the end of the game, nothing is pruned, so that draws are proven.
        let can_prune = beta - alpha == 1 && !move_picker::is_endgame(&self.board);
        if region.is_none()
            && can_prune
            && let Some(score) = self.prune_above(window)
        {
            return score;
        }
        if let Some(win) = self.vcf.find(&mut self.board, vcf::node_limit(depth), self.budget) {
            return win_after(ply + usize::from(win.plies));
        }
        let horizon = if region.is_some() { -MAX_BEYOND_HORIZON } else { 0 };
        if ply >= MAX_PLY || depth <= horizon {
            return self.static_evaluation();
        }
        let (region, floor) = match region {
            None if depth >= 2 && !self.board.rules().is_renju() => self.against_vcf(depth, ply),
            _ => (region, floor),
        };
        if region.is_none()
            && can_prune
            && let Some(score) = self.prune(window)
        {
            return score;
        }
        let mut moves = self.spare.pop().unwrap_or_default();
        let (width, place) = (self.width(), self.place(ply));
        let order = self.history.order(place);
        match region {
            Some(squares) => moves.fill(&mut self.board, squares, usize::MAX, &order),
            None => moves.fill_quiet(&mut self.board, width, &order),
        }
        let score = if moves.is_empty() {
            self.static_evaluation()
        } else {
            self.try_moves(&moves, entry, floor, region.is_none() && can_prune, window)
        };
        self.spare.push(moves);
        score
    }

    fn misere(&mut self, window: Window) -> i32 {
        // The score of a move that completes a line.
        let floor = loss_after(window.ply + 1);
        if (self.board.free() - self.board.completing(self.board.turn())).is_empty() {
            return floor;
        }
        let entry = self.table.get(self.key());
        if let Some(score) = self.cutoff(entry, window) {
            return score;
        }
        if window.ply >= MAX_PLY || window.depth <= 0 {
            return self.static_evaluation();
        }
        let mut moves = self.spare.pop().unwrap_or_default();
        let (width, place) = (self.width(), self.place(window.ply));
        moves.fill_quiet(&mut self.board, width, &self.history.order(place));
        let score = self.try_moves(&moves, entry, floor, false, window);
        self.spare.push(moves);
        score
    }

    fn draw(&self) -> i32 {
        score::draw(self.board.turn() == self.root_side)
    }

    fn static_evaluation(&mut self) -> i32 {
        self.is_heuristic = true;
        evaluate(&mut self.board)
    }

    /// Returns the score of a table entry that decides the node.
    fn cutoff(&mut self, entry: Option<Entry>, window: Window) -> Option<i32> {
        let entry = entry?;
        let score = score::from_table(entry.score, window.ply);
        if i32::from(entry.depth) < window.depth && entry.is_heuristic && !score::is_proven(score) {
            return None;
        }
        let decides = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => score >= window.beta,
            Bound::Upper => score <= window.alpha,
        };
        if decides {
            self.is_heuristic |= entry.is_heuristic;
        }
        decides.then_some(score)
    }

    /// Returns the relevance zone of the other side's VCF after a pass, and the floor for all other moves.
    pub fn against_vcf(&mut self, depth: i32, ply: usize) -> (Option<Squares>, i32) {
        self.board.pass();
        let win = self.vcf.find(&mut self.board, vcf::node_limit(depth), self.budget);
        let zone = win.as_ref().map(|win| win.relevance_zone(&mut self.board));
        self.board.pass();
        match (win, zone) {
            (Some(win), Some(zone)) => (Some(zone & self.board.free()), loss_after(ply + 1 + usize::from(win.plies))),
            _ => (None, -INFINITE),
        }
    }

    fn width(&self) -> usize {
        if move_picker::is_endgame(&self.board) { usize::MAX } else { WIDTH }
    }
}
