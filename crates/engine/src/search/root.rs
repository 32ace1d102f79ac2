//! The root of the search: iterative deepening until the result is proven or the budget is spent.

use std::sync::Arc;

use super::alpha_beta::{AlphaBeta, MAX_PLY, Window};
use super::counted_board::CountedBoard;
use super::evaluate::evaluate;
use super::moves::history::{History, Place};
use super::moves::move_picker::MoveList;
use super::moves::must_play::{MustPlay, must_play};
use super::moves::reductions::Reductions;
use super::patterns::{PatternTables, PatternWeights};
use super::score::{self, INFINITE, loss_after, win_after};
use super::transposition_table::TranspositionTable;
use super::variations::Variations;
use super::vcf::{self, VcfSearch};
use super::winning_chance::estimate_of_score;
use crate::board::Square;
use crate::evaluation::{Analysis, BestMove, Evaluation, OtherRules, Proof};
use crate::limits::Limits;
use crate::limits::budget::Budget;
use crate::position::Position;
use crate::rules::{Objective, Rules};

/// The number of moves searched at the root.
const WIDTH: usize = 60;

/// The least depth with a window around the last score.
const WINDOW_DEPTH: i32 = 4;

/// Half the width of this window.
const WINDOW: i32 = 60;

/// The depth of the search of the empty board: enough for an estimate.
const EMPTY_BOARD_DEPTH: u8 = 4;

/// A search of any board, with the tables that it keeps from position to position.
///
/// Without [helpers](Self::with_helpers), the same calls with limits of nodes or depth give the same results.
///
/// ```
/// use engine::{Evaluation, Game, Limits, Proof, Rules, Search};
///
/// let rules: Rules = "15x15x5".parse()?;
/// let game = Game::parse(rules, "h8 a1 i8 c1 j8 e1")?;
/// let analysis = Search::new(rules).best(&game.position(), Limits::nodes(100_000))?;
/// assert_eq!(analysis.evaluation, Evaluation::Proven(Proof::Win { within: Some(3) }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Search {
    rules: Rules,
    patterns: Option<Arc<PatternTables>>,
    table: Arc<TranspositionTable>,
    vcf: VcfSearch,
    /// The nodes of the last search.
    nodes: u64,
}

/// The result of looking at the root position before the full-width search.
pub(super) enum FirstLook {
    /// The best move and its score.
    Decided(Square, i32),
    /// The moves to search.
    Open(Root),
}

/// The moves of the root position.
pub(super) struct Root {
    /// The moves to search, the best move of the previous depth first.
    pub squares: Vec<Square>,
    /// Whether none of the other moves can be better than the best of `squares`.
    pub is_complete: bool,
    /// An upper bound of the scores of all other moves, if `is_complete`.
    pub floor: i32,
}

impl Root {
    /// Moves a square to the front.
    pub fn begin_with(&mut self, square: Square) {
        if let Some(place) = self.squares.iter().position(|other| *other == square) {
            self.squares.copy_within(..place, 1);
            self.squares.iter_mut().take(1).for_each(|first| *first = square);
        }
    }
}

impl Search {
    /// The table size in bytes for searches of some seconds.
    pub const DEFAULT_MEMORY: usize = 64 << 20;

    /// Creates a search with [`DEFAULT_MEMORY`](Self::DEFAULT_MEMORY).
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        Self::with_memory(rules, Self::DEFAULT_MEMORY)
    }

    /// Creates a search whose transposition table takes at most `memory` bytes. Everything else takes less than 1 MB. If the memory
    /// cannot be reserved, the table is smaller.
    #[must_use]
    pub fn with_memory(rules: Rules, memory: usize) -> Self {
        Self::with_weights(rules, memory, Some(&PatternWeights::FITTED))
    }

    /// Creates a search that evaluates patterns by these weights, or only lines.
    #[must_use]
    pub fn with_weights(rules: Rules, memory: usize, weights: Option<&PatternWeights>) -> Self {
        let patterns = weights.and_then(|weights| PatternTables::new(rules, weights));
        let table = Arc::new(TranspositionTable::with_memory(memory));
        Self { rules, patterns, table, vcf: VcfSearch::default(), nodes: 0 }
    }

    /// The rules of the positions that are searched.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The number of nodes of the last search, without those of [helpers](Self::with_helpers).
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the evaluation and the best move of a position, within the limits. A finished game has its
    /// [exact value](Evaluation::of_finished) and no best move.
    ///
    /// The best move is legal even if the limits are reached at once. It is [proven](BestMove::Proven) if the result is, or if
    /// every other move is proven to be no better.
    ///
    /// # Errors
    ///
    /// [`OtherRules`] if the position has other rules than the search.
    pub fn best(&mut self, position: &Position, limits: Limits) -> Result<Analysis, OtherRules> {
        self.analyze(position, limits, |_, _| {})
    }

    /// Like [`best`](Self::best), and passes the analysis and the number of nodes so far to `on_progress` after each depth.
    ///
    /// # Errors
    ///
    /// [`OtherRules`] if the position has other rules than the search.
    pub fn analyze(
        &mut self,
        position: &Position,
        limits: Limits,
        mut on_progress: impl FnMut(&Analysis, u64),
    ) -> Result<Analysis, OtherRules> {
        OtherRules::check(self.rules, position)?;
        let mut budget = Budget::new(limits);
        let analysis = self.analyze_within(position, &mut budget, &mut on_progress);
        self.nodes = budget.nodes();
        Ok(analysis)
    }

    /// Like [`variations`](Self::variations), and passes those of each depth and the number of nodes so far to `on_progress`.
    ///
    /// # Errors
    ///
    /// [`OtherRules`] if the position has other rules than the search.
    pub fn analyze_variations(
        &mut self,
        position: &Position,
        count: usize,
        limits: Limits,
        mut on_progress: impl FnMut(&Variations, u64),
    ) -> Result<Variations, OtherRules> {
        OtherRules::check(self.rules, position)?;
        let mut budget = Budget::new(limits);
        let variations = self.variations_within(position, count, &mut budget, &mut on_progress);
        self.nodes = budget.nodes();
        Ok(variations)
    }

    /// Returns the best moves of a position with the expected replies, at most `count`, within the limits.
    ///
    /// The result is that of the last complete depth. It has no variations if the game is over, or if a limit is reached before
    /// depth 1 is complete.
    ///
    /// # Errors
    ///
    /// [`OtherRules`] if the position has other rules than the search.
    pub fn variations(&mut self, position: &Position, count: usize, limits: Limits) -> Result<Variations, OtherRules> {
        self.analyze_variations(position, count, limits, |_, _| {})
    }

    /// Analyzes a position of the rules of this search.
    pub(crate) fn analyze_within(
        &mut self,
        position: &Position,
        budget: &mut Budget,
        on_progress: &mut dyn FnMut(&Analysis, u64),
    ) -> Analysis {
        if position.legal_squares().is_empty() {
            return Analysis::without_search(position);
        }
        let mut search = self.begin(position, budget);
        match search.first_look() {
            FirstLook::Decided(square, score) => search.analysis(square, score, 0),
            FirstLook::Open(root) => search.deepen(root, 1, on_progress),
        }
    }

    /// Another search with the same transposition table.
    #[cfg(feature = "threads")]
    pub(super) fn with_same_table(&self) -> Self {
        let (patterns, table) = (self.patterns.clone(), Arc::clone(&self.table));
        Self { rules: self.rules, patterns, table, vcf: VcfSearch::default(), nodes: 0 }
    }

    /// The number of searches with the transposition table, modulo 256.
    #[cfg(all(test, feature = "threads"))]
    pub(super) fn searches(&self) -> u8 {
        self.table.age()
    }

    /// Begins a search of a position with these rules.
    pub(super) fn begin<'a, 'b>(&'a mut self, position: &Position, budget: &'a mut Budget<'b>) -> AlphaBeta<'a, 'b> {
        self.table.begin_search();
        self.join(position, budget)
    }

    /// Takes part in a search that another thread has begun: the table takes the entries of both for new ones.
    pub(super) fn join<'a, 'b>(&'a mut self, position: &Position, budget: &'a mut Budget<'b>) -> AlphaBeta<'a, 'b> {
        AlphaBeta {
            board: CountedBoard::from_position(position, self.patterns.clone()),
            root_side: position.turn(),
            table: &self.table,
            vcf: &mut self.vcf,
            budget,
            path: Vec::new(),
            history: History::new(MAX_PLY),
            reductions: Reductions::new(),
            is_heuristic: false,
            spare: Vec::new(),
            spare_tried: Vec::new(),
        }
    }
}

impl AlphaBeta<'_, '_> {
    /// Returns the best move and its score if they are known without a full-width search, and otherwise the root moves.
    pub(super) fn first_look(&mut self) -> FirstLook {
        let quiet = |search: &mut Self| {
            let (mut moves, place) = (MoveList::default(), search.root_place());
            moves.fill_quiet(&mut search.board, WIDTH, &search.history.order(place));
            Root { squares: moves.squares().collect(), is_complete: moves.is_complete, floor: -INFINITE }
        };
        let only = |search: &mut Self, squares, floor| {
            let (mut moves, place) = (MoveList::default(), search.root_place());
            moves.fill(&mut search.board, squares, usize::MAX, &search.history.order(place));
            Root { squares: moves.squares().collect(), is_complete: true, floor }
        };
        if self.board.rules().objective() == Objective::Misere {
            let root = quiet(self);
            return match (root.squares.is_empty(), self.board.free().first()) {
                // Every move completes a line.
                (true, Some(square)) => FirstLook::Decided(square, loss_after(1)),
                _ => FirstLook::Open(root),
            };
        }
        match must_play(&self.board) {
            MustPlay::Win { square, plies } => return FirstLook::Decided(square, win_after(plies)),
            MustPlay::Loss { square, plies } => {
                let legal = self.board.free().iter().find(|square| self.board.is_legal(self.root_side, *square));
                let is_legal = self.board.is_legal(self.root_side, square);
                return FirstLook::Decided(if is_legal { square } else { legal.unwrap_or(square) }, loss_after(plies));
            }
            MustPlay::Only(square) => return FirstLook::Open(only(self, square.into(), -INFINITE)),
            MustPlay::Region { .. } | MustPlay::Anything => {}
        }
        let nodes = vcf::ROOT_NODES.min(self.budget.nodes_left() / 4);
        if let Some(win) = self.vcf.find(&mut self.board, nodes, self.budget)
            && let Some(first) = win.moves.first()
        {
            return FirstLook::Decided(*first, win_after(usize::from(win.plies)));
        }
        FirstLook::Open(match must_play(&self.board) {
            MustPlay::Region { squares, plies } => only(self, squares, loss_after(plies)),
            _ if self.board.rules().is_renju() => quiet(self),
            _ => match self.against_vcf(i32::MAX, 0) {
                (Some(squares), floor) if !squares.is_empty() => only(self, squares, floor),
                _ => quiet(self),
            },
        })
    }

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

    /// The place of the root in move ordering.
    fn root_place(&self) -> Place {
        Place { mover: self.root_side, ply: 0, previous: None }
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

    /// The analysis with this best move and score.
    fn analysis(&self, square: Square, score: i32, depth: u8) -> Analysis {
        let evaluation = self.evaluation(score);
        let best = if evaluation.wdl().is_some() { BestMove::Proven } else { BestMove::Likely };
        Analysis { evaluation, best: Some(best(square)), depth }
    }
}
