//! The loop over the moves of a node: reductions, cutoffs, and the updates of the move-ordering statistics.

use super::{AlphaBeta, Window, pruning};
use crate::search::evaluate::evaluate;
use crate::search::moves::history;
use crate::search::moves::move_picker::MoveList;
use crate::search::score;
use crate::search::transposition_table::{Bound, Entry};

/// The least depth at which later moves are searched less deep.
const REDUCED_DEPTH: i32 = 2;

/// The gap of promise that makes a later move a ply less deep, on boards with patterns.
const GAP: i32 = 150;

/// The least depth of a node whose missing table move makes it shallower.
const ITERATIVE_DEPTH: i32 = 4;

impl AlphaBeta<'_, '_> {
    /// Searches the moves of a node and stores the result. If the list is complete, all other moves score `floor` at
    /// most. With `can_omit`, later moves may be omitted.
    pub fn try_moves(
        &mut self,
        moves: &MoveList,
        entry: Option<Entry>,
        floor: i32,
        can_omit: bool,
        window: Window,
    ) -> i32 {
        let Window { mut alpha, beta, mut depth, ply } = window;
        let was_heuristic = std::mem::replace(&mut self.is_heuristic, !moves.is_complete);
        let place = self.place(ply);
        let table_move =
            entry.and_then(|entry| entry.best).filter(|best| moves.squares().any(|square| square == *best));
        if table_move.is_none() && depth >= ITERATIVE_DEPTH {
            depth -= 1;
        }
        let limit = if can_omit { pruning::move_count(depth) } else { usize::MAX };
        let others = moves.with_gaps().filter(|(square, _)| Some(*square) != table_move);
        let mut tried = self.spare_tried.pop().unwrap_or_default();
        tried.clear();
        let (mut best, mut best_square, mut is_complete) = (floor, None, moves.is_complete);
        alpha = alpha.max(floor);
        for (number, (square, gap)) in table_move.map(|square| (square, 0)).into_iter().chain(others).enumerate() {
            if alpha >= beta {
                break;
            }
            if number >= limit && !is_loss(best) {
                (is_complete, self.is_heuristic) = (false, true);
                break;
            }
            self.play(square);
            let score = self.child(number, gap, Window { alpha, beta, depth, ply });
            self.take_back(square);
            if self.budget.is_over() {
                return 0;
            }
            tried.push(square);
            if score > best {
                (best, best_square) = (score, Some(square));
                alpha = alpha.max(score);
            }
        }
        // A move that is proven to lose is not worth trying first.
        best_square = best_square.filter(|_| !is_loss(best));
        if !is_complete {
            best = score::with_omitted_moves(best, evaluate(&mut self.board));
        }
        // A proven win needs one proven move. A proven loss has only proven moves, since it is their maximum.
        self.is_heuristic &= !score::is_proven(best);
        let bound = if best >= beta {
            Bound::Lower
        } else if best > window.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        if bound == Bound::Lower && best_square.is_some() {
            self.history.cutoff(place, &tried, depth);
        }
        self.spare_tried.push(tried);
        self.table.insert(
            self.key(),
            Entry {
                score: score::to_table(best, ply),
                bound,
                depth: depth.clamp(i8::MIN.into(), i8::MAX.into()) as i8,
                best: best_square,
                is_heuristic: self.is_heuristic,
            },
        );
        self.is_heuristic |= was_heuristic;
        best
    }

    /// Searches the position after the move with this number, from 0, and this [gap](MoveList::with_gaps). Returns its score for
    /// the side that made it.
    pub fn child(&mut self, number: usize, gap: i32, window: Window) -> i32 {
        let Window { alpha, beta, depth, ply } = window;
        if number > 0 {
            let reduction = if depth >= REDUCED_DEPTH { self.reduction(number, gap, window) } else { 0 };
            if reduction > 0 {
                let score = -self.node(-alpha - 1, -alpha, depth - 1 - reduction, ply + 1);
                if score <= alpha {
                    return score;
                }
            }
            let score = -self.node(-alpha - 1, -alpha, depth - 1, ply + 1);
            if score <= alpha || score >= beta {
                return score;
            }
        }
        -self.node(-beta, -alpha, depth - 1, ply + 1)
    }

    /// The reduction of the move that was just played, with this number and gap.
    fn reduction(&self, number: usize, gap: i32, window: Window) -> i32 {
        let Window { alpha, beta, depth, .. } = window;
        let by_history = self
            .path
            .last()
            .copied()
            .flatten()
            .map_or(0, |square| self.history.score(!self.board.turn(), square) * 2 / history::LIMIT);
        let by_patterns = if self.board.has_patterns() { gap / GAP } else { 0 };
        let is_open = beta - alpha > 1;
        let reduction = self.reductions.late_move(depth, number) + by_patterns - by_history - i32::from(is_open);
        reduction.clamp(0, depth - 1)
    }
}

const fn is_loss(score: i32) -> bool {
    score::is_proven(score) && score < 0
}
