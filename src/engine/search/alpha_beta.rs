//! Principal variation search (T. A. Marsland, M. S. Campbell, *Parallel Search of Strongly Ordered Game Trees*, 1982).
//!
//! **Algorithm.** This is alpha–beta search in negamax form: [`AlphaBeta::node`] returns the score for the side to
//! move, and a parent negates it. The first move of a node gets the full window (alpha, beta). Each later move gets a
//! null window (alpha, alpha + 1), which only asks whether the move is better. If so, and if its score is below beta,
//! it is searched again with the full window. `root.rs` calls the search with depth 1, 2, 3, … (iterative deepening),
//! so that the [transposition table](super::transposition_table) knows a good first move of most nodes.
//!
//! **Contract.** If `v` is the value of the tree that the rules below define, `node` returns (fail-soft)
//!
//! | result `s` | meaning |
//! |---|---|
//! | alpha < s < beta | v = s |
//! | s ≥ beta | v ≥ s: fail-high, a lower bound |
//! | s ≤ alpha | v ≤ s: fail-low, an upper bound |
//!
//! After the budget has ended, results have no meaning: each caller checks that before it uses or stores one.
//!
//! **Proofs.** Scores of proven wins and losses lie beyond all estimates ([`score`]). A draw has no score of its own.
//! So the flag `is_heuristic` records whether a static evaluation or an omitted move had part in a score. A score
//! without the flag that is neither a win nor a loss is a proven draw. The table stores the flag with each entry.
//!
//! **Rules of a node**, in the order in which they apply. The first group is sound: it decides nodes or omits moves by
//! proof.
//!
//! 1. *Dead board.* Without live lines, or without free squares, the game is drawn.
//! 2. *Mate-distance pruning.* The score lies between a loss at this ply and a win at the next one. The search ends if
//!    no score of the window does.
//! 3. *Erdős–Selfridge bound.* A side that cannot complete any line ([`Board::is_hopeless`]) gets a draw at most. That
//!    ends the search if a draw is not above alpha. The same holds, mirrored, for the other side and beta.
//! 4. *Forced moves* ([`must_play`]) decide the node, leave one move, or limit the moves to the must-play region. Other
//!    moves lose within a known number of plies, which becomes the `floor` of the node's score.
//! 5. *Transposition table.* An entry of at least this depth decides the node if its bound fits the window. A proven
//!    score, or one without heuristics, does so at any depth. Otherwise the node inherits the entry's flag.
//! 6. *VCF* ([`super::vcf`]). A win by continuous fours decides the node.
//! 7. *Null-move threat.* From depth 2: if the other side had a VCF after a pass, only moves in its relevance
//!    zone can refute it ([`relevance_zone`](super::vcf::Vcf::relevance_zone)). The others lose to it, with a floor.
//!
//! The second group is heuristic. It trades certainty for depth:
//!
//! 8. *Horizon.* At depth 0 the node gets its static evaluation. A forced reply costs no depth, and a node with a
//!    must-play region is searched up to four plies beyond the horizon. Beyond ply 100, every node is evaluated.
//! 9. *Width.* Nodes without forced moves search only the first 20 moves of the [move picker](super::move_picker),
//!    except near the end of the game. A loss of all of them proves nothing about the rest and counts as the static
//!    evaluation.
//! 10. *Late-move reduction.* At depth 3 and more, the null-window search of the seventh and each later move is one ply
//!     shallower. A move that fails high is searched again with full depth and window.
//!
//! In misère, rules 3, 4, 6 and 7 do not apply: threats have no meaning where completing a line loses. Moves that
//! complete a line are omitted with the floor of an immediate loss.
//!
//! **Contempt.** The [score of a draw](score::draw) depends on the side at the root. Hence table keys include that
//! side: the table outlives the search.

use super::board::Board;
use super::evaluate::evaluate;
use super::history::History;
use super::move_picker::{self, MoveList};
use super::must_play::{MustPlay, must_play};
use super::score::{self, INFINITE, loss_after, win_after};
use super::transposition_table::{Bound, Entry, TranspositionTable};
use super::vcf::{self, VcfSearch};
use super::zobrist;
use crate::engine::evaluation::Budget;
use crate::engine::{Mark, Objective, Squares};

/// The maximum ply of a node.
const MAX_PLY: usize = 100;

/// The maximum depth beyond the horizon at which must-play regions are searched.
const MAX_BEYOND_HORIZON: i32 = 4;

/// The number of moves that a node searches.
const WIDTH: usize = 20;

/// The number of the first late move.
const LATE_MOVE: usize = 6;

/// The state of a search.
pub struct AlphaBeta<'a, 'b> {
    /// The position at the node.
    pub board: Board,
    /// The transposition table.
    pub table: &'a mut TranspositionTable,
    /// The search for VCFs.
    pub vcf: &'a mut VcfSearch,
    /// The side to move at the root.
    pub root_side: Mark,
    /// The limits of the search.
    pub budget: &'a mut Budget<'b>,
    /// The history of cutoffs.
    pub history: History,
    /// Whether heuristics had part in any score since the flag was cleared.
    pub is_heuristic: bool,
    /// Unused move lists, kept to save allocations.
    pub spare: Vec<MoveList>,
}

/// The parameters of a node.
#[derive(Clone, Copy)]
struct Window {
    alpha: i32,
    beta: i32,
    depth: i32,
    ply: usize,
}

impl AlphaBeta<'_, '_> {
    /// Searches a node and returns its score for the side to move, by the contract above.
    pub fn node(&mut self, alpha: i32, beta: i32, depth: i32, ply: usize) -> i32 {
        if self.budget.count_node().is_err() {
            return 0;
        }
        if self.board.is_dead() || self.board.free().is_empty() {
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
                self.board.play(square);
                let score = -self.node(-beta, -alpha, depth, ply + 1);
                self.board.take_back(square);
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
        if let Some(win) = self.vcf.find(&mut self.board, vcf::node_limit(depth), self.budget) {
            return win_after(ply + usize::from(win.plies));
        }
        let horizon = if region.is_some() { -MAX_BEYOND_HORIZON } else { 0 };
        if ply >= MAX_PLY || depth <= horizon {
            return self.static_evaluation();
        }
        let (region, floor) = match region {
            None if depth >= 2 => self.against_vcf(depth, ply),
            _ => (region, floor),
        };
        let mut moves = self.spare.pop().unwrap_or_default();
        match region {
            Some(squares) => moves.fill(&mut self.board, squares, usize::MAX, &self.history),
            None => {
                let width = self.width();
                moves.fill_quiet(&mut self.board, width, &self.history);
            }
        }
        let score = self.try_moves(&moves, entry, floor, window);
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
        let width = self.width();
        moves.fill_quiet(&mut self.board, width, &self.history);
        let score = self.try_moves(&moves, entry, floor, window);
        self.spare.push(moves);
        score
    }

    /// The key of the node in the table.
    fn key(&self) -> u64 {
        self.board.key() ^ zobrist::root_key(self.root_side)
    }

    /// The score of a draw for the side to move.
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

    /// Searches the moves of a node and stores the result. If the list is complete, all other moves score `floor` at
    /// most.
    fn try_moves(&mut self, moves: &MoveList, entry: Option<Entry>, floor: i32, window: Window) -> i32 {
        let Window { mut alpha, beta, depth, ply } = window;
        let was_heuristic = std::mem::replace(&mut self.is_heuristic, !moves.is_complete);
        let mover = self.board.turn();
        let table_move = entry.and_then(|entry| entry.best).filter(|best| moves.squares().any(|square| square == *best));
        let others = moves.squares().filter(|square| Some(*square) != table_move);
        let (mut best, mut best_square) = (floor, None);
        alpha = alpha.max(floor);
        for (number, square) in table_move.into_iter().chain(others).enumerate() {
            if alpha >= beta {
                break;
            }
            self.board.play(square);
            let score = self.child(number, alpha, beta, depth, ply);
            self.board.take_back(square);
            if self.budget.is_over() {
                return 0;
            }
            if score > best {
                (best, best_square) = (score, Some(square));
                alpha = alpha.max(score);
            }
        }
        let is_lost = score::is_proven(best) && best < 0;
        if !moves.is_complete {
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
        // A move that is proven to lose is not worth trying first.
        best_square = best_square.filter(|_| !is_lost);
        if let Some(square) = best_square.filter(|_| bound == Bound::Lower) {
            self.history.reward(mover, square, depth);
        }
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

    /// Searches the position after the move with this number, from 0, and returns its score for the side that made it.
    pub fn child(&mut self, number: usize, alpha: i32, beta: i32, depth: i32, ply: usize) -> i32 {
        if number > 0 {
            let reduction = i32::from(number >= LATE_MOVE && depth >= 3);
            let score = -self.node(-alpha - 1, -alpha, depth - 1 - reduction, ply + 1);
            if score <= alpha || (score >= beta && reduction == 0) {
                return score;
            }
        }
        -self.node(-beta, -alpha, depth - 1, ply + 1)
    }
}
