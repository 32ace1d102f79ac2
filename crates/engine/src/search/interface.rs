//! The search of a caller: its tables, and its queries.

use std::sync::Arc;

use super::alpha_beta::{AlphaBeta, MAX_PLY};
use super::counted_board::CountedBoard;
use super::first_look::FirstLook;
use super::moves::history::History;
use super::moves::reductions::Reductions;
use super::patterns::{PatternTables, PatternWeights};
use super::transposition_table::TranspositionTable;
use super::variations::Variations;
use super::vcf::VcfSearch;
use crate::evaluation::{Analysis, OtherRules};
use crate::limits::Limits;
use crate::limits::budget::Budget;
use crate::position::Position;
use crate::rules::Rules;

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
    pub(super) table: Arc<TranspositionTable>,
    vcf: VcfSearch,
    /// The nodes of the last search.
    nodes: u64,
}

impl Search {
    /// The table size in bytes for searches of some seconds.
    pub const DEFAULT_MEMORY: usize = 64 << 20;

    /// Creates a search with [`DEFAULT_MEMORY`](Self::DEFAULT_MEMORY).
    pub fn new(rules: Rules) -> Self {
        Self::with_memory(rules, Self::DEFAULT_MEMORY)
    }

    /// Creates a search whose transposition table takes at most `memory` bytes. Everything else takes less than 1 MB. If the memory
    /// cannot be reserved, the table is smaller.
    pub fn with_memory(rules: Rules, memory: usize) -> Self {
        Self::with_weights(rules, memory, Some(PatternWeights::fitted()))
    }

    /// Creates a search that evaluates patterns by these weights, or only lines.
    pub fn with_weights(rules: Rules, memory: usize, weights: Option<&PatternWeights>) -> Self {
        let patterns = weights.and_then(|weights| PatternTables::new(rules, weights));
        let table = Arc::new(TranspositionTable::with_memory(memory));
        Self { rules, patterns, table, vcf: VcfSearch::default(), nodes: 0 }
    }

    /// The rules of the positions that are searched.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The number of nodes of the last search, without those of [helpers](Self::with_helpers).
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the evaluation and the best move of a position, within the limits. A finished game has its
    /// [exact value](crate::Evaluation::of_finished) and no best move.
    ///
    /// The best move is legal even if the limits are reached at once. It is [proven](crate::BestMove::Proven) if the result is, or if
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
