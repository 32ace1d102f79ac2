//! Iterative deepening: full-width searches of the root until the result is proven or the budget is spent.

use super::alpha_beta::{AlphaBeta, Window};
use super::counted_board::CountedBoard;
use super::evaluate::evaluate;
use super::first_look::Root;
use super::score::{self, INFINITE};
use crate::board::Square;
use crate::evaluation::{Analysis, BestMove, Evaluation, Proof};
use crate::rules::Objective;

/// The least depth with a window around the last score.
const WINDOW_DEPTH: i32 = 4;

/// Half the width of this window.
const WINDOW: i32 = 60;

/// The depth of the search of the empty board: enough for an estimate.
const EMPTY_BOARD_DEPTH: u8 = 4;

impl AlphaBeta<'_, '_> {
    /// Searches with increasing depth, from this one on, until the result is proven or the budget is spent.
    pub(super) fn deepen(
        &mut self,
        mut root: Root,
        first_depth: u8,
        on_progress: &mut dyn FnMut(&Analysis, u64),
    ) -> Analysis {
        let Some(first) = root.squares.first() else { return Analysis::default() };
        self.is_heuristic = true;
        let is_only = root.is_complete && root.squares.len() == 1;
        let with_only_move = |analysis: Analysis| match analysis.best {
            Some(BestMove::Likely(square)) if is_only => Analysis { best: Some(BestMove::Proven(square)), ..analysis },
            _ => analysis,
        };
        let estimate = evaluate(&mut self.board);
        let mut analysis = with_only_move(self.analysis(*first, estimate, 0));
        // On the empty board there is a single candidate, and deeper search would not change it.
        let is_empty_board = root.squares.len() == 1 && !root.is_complete;
        let depth_limit = self.budget.depth_limit().min(if is_empty_board { EMPTY_BOARD_DEPTH } else { u8::MAX });
        let (mut last, mut previous) = (0, estimate);
        for depth in first_depth..=depth_limit {
            let (best, score) = self.search_windows(&mut root, depth.into(), last);
            last = score;
            let score = if root.is_complete {
                score.max(root.floor)
            } else {
                score::with_omitted_moves(score, evaluate(&mut self.board))
            };
            let Some(best) = best else { break };
            if self.budget.is_over() {
                // The best move of the previous depth was searched first, so that any other move is an improvement.
                if score::is_proven(score) && score > 0 {
                    analysis = self.analysis(best, score, analysis.depth);
                } else {
                    analysis.best = Some(BestMove::Likely(best));
                }
                analysis = with_only_move(analysis);
                break;
            }
            analysis = with_only_move(self.analysis(best, score::mean_of_depths(previous, score), depth));
            previous = score;
            on_progress(&analysis, self.budget.nodes());
            if analysis.evaluation.wdl().is_some() {
                break;
            }
            // The next depth begins with the best move.
            root.begin_with(best);
        }
        analysis
    }

    /// Searches all root moves with a window around the last score (aspiration), and with a wider one if the score is
    /// not within. Returns the best move and its score, so far if the budget is spent.
    pub(super) fn search_windows(&mut self, root: &mut Root, depth: i32, last: i32) -> (Option<Square>, i32) {
        let has_window = depth >= WINDOW_DEPTH && !score::is_proven(last);
        let (mut alpha, mut beta) = if has_window { (last - WINDOW, last + WINDOW) } else { (-INFINITE, INFINITE) };
        loop {
            self.is_heuristic = !root.is_complete;
            let (best, score) = self.search_root(root, alpha, beta, depth);
            if self.budget.is_over() {
                return (best, score);
            }
            if score <= alpha && alpha > -INFINITE {
                alpha = -INFINITE;
            } else if score >= beta && beta < INFINITE {
                best.iter().for_each(|best| root.begin_with(*best));
                beta = INFINITE;
            } else {
                return (best, score);
            }
        }
    }

    /// Searches all root moves. Returns the best one and its score, so far if the budget is spent. Of moves that are not
    /// above alpha, the first one counts as the best.
    fn search_root(&mut self, root: &Root, mut alpha: i32, beta: i32, depth: i32) -> (Option<Square>, i32) {
        let (mut best_square, mut best) = (None, -INFINITE);
        for (number, square) in root.squares.iter().copied().enumerate() {
            self.play(square);
            let score = self.child(number, 0, Window { alpha, beta, depth, ply: 0 });
            self.take_back(square);
            if self.budget.is_over() {
                break;
            }
            best = best.max(score);
            if score > alpha || best_square.is_none() {
                best_square = Some(square);
                alpha = alpha.max(score);
            }
            if alpha >= beta {
                break;
            }
        }
        (best_square, best)
    }

    /// The evaluation of a score. A score without a guess that is neither a win nor a loss is a draw.
    pub(super) fn evaluation(&self, score: i32) -> Evaluation {
        let within = score::plies_until(score).try_into().ok();
        match (score::is_proven(score), score > 0, self.is_heuristic) {
            (true, true, _) => Evaluation::Proven(Proof::Win { within }),
            (true, false, _) => Evaluation::Proven(Proof::Loss { within }),
            (false, _, false) => Evaluation::Proven(Proof::Draw),
            (false, _, true) => Evaluation::Estimate(estimate_of_score(score, &self.board)),
        }
    }

    pub(super) fn analysis(&self, square: Square, score: i32, depth: u8) -> Analysis {
        let evaluation = self.evaluation(score);
        let best = if evaluation.wdl().is_some() { BestMove::Proven } else { BestMove::Likely };
        Analysis { evaluation, best: Some(best(square)), depth }
    }
}

/// By how much scores of the search are multiplied, in percent, so that chances fit the results of games: with patterns, with
/// values of lines, and in misère. With lines, games without a proof are nearly always drawn. The benchmark `chances` prints the factors
/// by which these numbers would have to change.
const SCALES: [i32; 3] = [88, 5, 187];

fn estimate_of_score(score: i32, board: &CountedBoard) -> i16 {
    let [with_patterns, with_lines, in_misere] = SCALES;
    let scale = match board.rules().objective() {
        Objective::Misere => in_misere,
        Objective::Normal if board.has_patterns() => with_patterns,
        Objective::Normal => with_lines,
    };
    // The bounds of estimates are within those of an `i16`.
    score::estimate(score * scale / 100) as i16
}
