//! The analysis of any position: tablebase, search and solver combined.

use crate::board::Squares;
use crate::evaluation::{Analysis, BestMove, Evaluation, OtherRules, Wdl};
use crate::limits::Limits;
use crate::limits::budget::Budget;
use crate::position::Position;
use crate::rules::Rules;
use crate::search::Search;
use crate::solver::Solver;
use crate::tablebase;

/// The share of the budget after which the search makes way for the solver.
const SEARCH_END: f64 = 0.2;

/// The number of nodes after which it does so at the latest: a budget may have neither a clock nor a limit of nodes.
const SEARCH_NODES: u64 = 1 << 19;

/// The share of the budget after which the solver gives up.
const SOLVER_END: f64 = 0.65;

/// Analyzes positions of one set of rules, and keeps its tables from one position to the next.
///
/// - Up to 10 squares: the tablebase.
/// - Up to 64 squares: the search until 20% of the budget is spent, then the solver until 65% (until 100% to prove a best
///   move), then the search again. A proof ends the analysis.
/// - Larger boards, and rules in which longer lines do not count: the search.
///
/// ```
/// use engine::{Analyzer, Limits, Position, Rules, Wdl};
///
/// let rules: Rules = "4x4x3".parse()?;
/// let analysis = Analyzer::new(rules).best(&Position::new(rules), Limits::nodes(100_000))?;
/// assert_eq!(analysis.evaluation.wdl(), Some(Wdl::Win));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Analyzer {
    rules: Rules,
    /// `None` if the solver does not support the rules.
    solver: Option<Solver>,
    search: Search,
    /// The nodes of the last analysis.
    nodes: u64,
}

impl Analyzer {
    /// The size of the tables for a move of some seconds, in bytes.
    pub const DEFAULT_MEMORY: usize = 80 << 20;

    /// Creates an analyzer for these rules, with [`DEFAULT_MEMORY`](Self::DEFAULT_MEMORY).
    pub fn new(rules: Rules) -> Self {
        Self::with_memory(rules, Self::DEFAULT_MEMORY)
    }

    /// Creates an analyzer whose tables take at most `memory` bytes: a fifth for the search, the rest for the solver. Everything
    /// else takes less than 2 MB. If the memory cannot be reserved, the tables are smaller.
    pub fn with_memory(rules: Rules, memory: usize) -> Self {
        let for_search = memory / 5;
        let solver = Solver::with_memory(rules, memory - for_search).ok();
        Self { rules, solver, search: Search::with_memory(rules, for_search), nodes: 0 }
    }

    /// The rules of the positions that are analyzed.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The number of nodes of the last analysis.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the evaluation and the best move of a position, within the limits. A finished game has its
    /// [exact value](Evaluation::of_finished) and no best move.
    ///
    /// The best move is legal even if the limits are reached at once.
    ///
    /// # Errors
    ///
    /// [`OtherRules`] if the position has other rules than the analyzer.
    pub fn best(&mut self, position: &Position, limits: Limits) -> Result<Analysis, OtherRules> {
        self.analyze(position, limits, |_, _| {})
    }

    /// Like [`best`](Self::best), and passes interim analyses and the number of nodes so far to `on_progress`.
    ///
    /// # Errors
    ///
    /// [`OtherRules`] if the position has other rules than the analyzer.
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

    /// The search, for its [variations](Search::variations).
    pub const fn search(&mut self) -> &mut Search {
        &mut self.search
    }

    /// Analyzes a position of the rules of this analyzer.
    fn analyze_within(
        &mut self,
        position: &Position,
        budget: &mut Budget,
        on_progress: &mut dyn FnMut(&Analysis, u64),
    ) -> Analysis {
        if position.outcome().is_some() {
            return Analysis::without_search(position);
        }
        if let Some(exact) = tablebase::analysis(position) {
            return exact;
        }
        if self.solver.is_none() {
            return self.search.analyze_within(position, budget, on_progress);
        }
        let first = budget.until(SEARCH_END, |budget| {
            budget.for_nodes(SEARCH_NODES, |budget| self.search.analyze_within(position, budget, on_progress))
        });
        if first.evaluation.wdl().is_some() {
            return first;
        }
        if let Some(proven) = self.prove(position, first, budget) {
            return proven;
        }
        let second = self.search.analyze_within(position, budget, on_progress);
        if second.evaluation.wdl().is_some() || second.depth >= first.depth { second } else { first }
    }

    /// Proves the result of a position before [`SOLVER_END`], or returns `None`. The rest of the time goes into the
    /// proof of a best move, beginning with the move that the search `found`.
    fn prove(&mut self, position: &Position, found: Analysis, budget: &mut Budget) -> Option<Analysis> {
        let solver = self.solver.as_mut()?;
        let mut result =
            |position: &Position| budget.until(SOLVER_END, |budget| solver.result_within(position, budget)).ok();
        let wdl = result(position)?;
        let guess = found.best.map(BestMove::square);
        let after_guess = guess.and_then(|square| position.play(square).ok());
        let guess_wdl = after_guess.and_then(|after| result(&after)).map(|wdl| !wdl);
        let best = if wdl == Wdl::Loss || guess_wdl == Some(wdl) {
            // In a lost position no move is better than another.
            guess.map(BestMove::Proven)
        } else if let Ok(best) = solver.best_square_within(position, budget) {
            best.map(BestMove::Proven)
        } else if guess_wdl.is_none() {
            guess.map(BestMove::Likely)
        } else {
            // The guess is refuted.
            let refuted = guess.map_or(Squares::EMPTY, Squares::from);
            let others = solver.promising_squares(position, refuted).ok()?;
            others.first().copied().map(BestMove::Likely)
        };
        Some(Analysis { evaluation: Evaluation::Proven(wdl.into()), best, ..found })
    }
}
