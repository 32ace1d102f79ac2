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
//!    score, or one without heuristics, does so at any depth. A node that is decided inherits the entry's flag.
//! 6. *VCF* ([`super::vcf`]). A win by continuous fours decides the node.
//! 7. *Null-move threat.* From depth 2: if the other side had a VCF after a pass, only moves in its relevance
//!    zone can refute it ([`relevance_zone`](super::vcf::Vcf::relevance_zone)). The others lose to it, with a floor.
//!
//! The second group is heuristic. It trades certainty for depth:
//!
//! 8. *Horizon.* At depth 0 the node gets its static evaluation. A forced reply costs no depth, and a node with a
//!    must-play region is searched up to four plies beyond the horizon. Beyond ply 100, every node is evaluated.
//! 9. *Width.* Nodes without forced moves search only the first 20 moves of the [move picker](crate::search::moves::move_picker),
//!    except near the end of the game. A loss of all of them proves nothing about the rest and counts as the static
//!    evaluation.
//! 10. *Pruning by static evaluation* ([`super::pruning`]), in nodes with a null window where nothing is forced, except
//!     near the end of the game: near the horizon, a node far above beta fails high (reverse futility), before the
//!     search for a VCF, and one far below alpha fails low after it (razoring). A node above beta fails high if it does
//!     so after a pass, in a shallower search (null move).
//! 11. *Move count.* Near the horizon such nodes try only the first moves.
//! 12. *Late-move reduction.* The null-window search of later moves is shallower, by the logarithms of depth and number
//!     of the move, more the less patterns promise of the move, and less for moves with a good history. A move that fails
//!     high is searched again with full depth.
//! 13. *Internal iterative reduction.* Nodes without a move from the table are searched one ply less deep.
//!
//! In renju, rule 3 does not apply to O, and neither regions nor zones to anyone: a mark anywhere may make a foul of a
//! square that they count on, or lift one. Without legal moves, X passes, and the node is evaluated.
//!
//! In misère, rules 3, 4, 6 and 7 do not apply: threats have no meaning where completing a line loses. Moves that
//! complete a line are omitted with the floor of an immediate loss.
//!
//! **Contempt.** The [score of a draw](score::draw) depends on the side at the root. Hence table keys include that
//! side: the table outlives the search.

use super::board::Board;
use super::evaluate::evaluate;
use super::moves::history::{History, Place};
use super::moves::move_picker;
use super::moves::move_picker::MoveList;
use super::moves::must_play::{MustPlay, must_play};
use super::moves::reductions::Reductions;
use super::score::{self, INFINITE, loss_after, win_after};
use super::transposition_table::{Bound, Entry, TranspositionTable};
use super::vcf::{self, VcfSearch};
use super::zobrist;
use crate::board::{Mark, Square, Squares};
use crate::evaluation::Budget;
use crate::rules::Objective;

/// The maximum ply of a node.
pub const MAX_PLY: usize = 100;

/// The maximum depth beyond the horizon at which must-play regions are searched.
const MAX_BEYOND_HORIZON: i32 = 4;

/// The number of moves that a node searches.
const WIDTH: usize = 20;

/// The state of a search.
pub struct AlphaBeta<'a, 'b> {
    /// The position at the node.
    pub board: Board,
    /// The transposition table.
    pub table: &'a TranspositionTable,
    /// The search for VCFs.
    pub vcf: &'a mut VcfSearch,
    /// The side to move at the root.
    pub root_side: Mark,
    /// The limits of the search.
    pub budget: &'a mut Budget<'b>,
    /// The moves from the root to the node; `None` is a pass.
    pub path: Vec<Option<Square>>,
    /// The history of cutoffs.
    pub history: History,
    /// The reductions of late moves.
    pub reductions: Reductions,
    /// Whether heuristics had part in any score since the flag was cleared.
    pub is_heuristic: bool,
    /// Unused move lists, kept to save allocations.
    pub spare: Vec<MoveList>,
    /// Unused lists of tried moves, kept to save allocations.
    pub spare_tried: Vec<Vec<Square>>,
}

/// The parameters of a node.
#[derive(Clone, Copy)]
pub struct Window {
    pub alpha: i32,
    pub beta: i32,
    pub depth: i32,
    pub ply: usize,
}

impl AlphaBeta<'_, '_> {
    /// Searches a node and returns its score for the side to move, by the contract above.
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

    /// The key of the node in the table.
    pub fn key(&self) -> u64 {
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

    /// Plays a move of the tree.
    pub fn play(&mut self, square: Square) {
        self.board.play(square);
        self.path.push(Some(square));
    }

    /// Takes back the last move, which was on this square.
    pub fn take_back(&mut self, square: Square) {
        self.path.pop();
        self.board.take_back(square);
    }

    /// The place of the node in move ordering.
    pub fn place(&self, ply: usize) -> Place {
        Place { mover: self.board.turn(), ply, previous: self.path.last().copied().flatten() }
    }

    fn width(&self) -> usize {
        if move_picker::is_endgame(&self.board) { usize::MAX } else { WIDTH }
    }
}
