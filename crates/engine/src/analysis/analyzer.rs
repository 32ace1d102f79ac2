//! The analysis of any position within a budget of time: tablebase, search and solver combined.
//!
//! ```
//! use engine::analysis::analyzer::CombinedAnalyzer;
//! use engine::evaluation::{Analyzer, Budget, Wdl};
//! use engine::{Objective, Position, Rules};
//!
//! let rules = Rules::new(4, 4, 3, Objective::Normal)?;
//! let analysis =
//!     CombinedAnalyzer::new(rules).analyze(&Position::new(rules), &mut Budget::unlimited(), &mut |_| {});
//! assert_eq!(analysis.evaluation.wdl(), Some(Wdl::Win));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::board::Squares;
use crate::evaluation::{Analysis, Analyzer, BestMove, Budget, Evaluation, Wdl};
use crate::position::Position;
use crate::rules::Rules;
use crate::search::{Search, Variations};
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
/// - Larger boards: the search.
pub struct CombinedAnalyzer {
    rules: Rules,
    solver: Option<Solver>,
    search: Search,
}

impl CombinedAnalyzer {
    /// The size of the tables for a move of some seconds, in bytes.
    pub const DEFAULT_MEMORY: usize = 80 << 20;

    /// Creates an analyzer for these rules, with [`DEFAULT_MEMORY`](Self::DEFAULT_MEMORY).
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        Self::with_memory(rules, Self::DEFAULT_MEMORY)
    }

    /// Creates an analyzer whose tables take at most `memory` bytes: a fifth for the search, the rest for the solver. Everything
    /// else takes less than 2 MB. If the memory cannot be reserved, the tables are smaller.
    #[must_use]
    pub fn with_memory(rules: Rules, memory: usize) -> Self {
        let for_search = memory / 5;
        Self { rules, solver: Solver::new(rules, memory - for_search), search: Search::new(rules, for_search) }
    }

    /// The rules of the positions that are analyzed.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Searches the best moves of a position with the expected replies, at most `count`. Passes the result of each depth to
    /// `on_progress`.
    pub fn variations(
        &mut self,
        position: &Position,
        count: usize,
        budget: &mut Budget,
        on_progress: &mut dyn FnMut(&Variations),
    ) -> Variations {
        self.search.variations(position, count, budget, &mut |found, _| on_progress(found))
    }

    /// Proves the result of a position before [`SOLVER_END`], or returns `None`. The rest of the time goes into the
    /// proof of a best move, beginning with the move that the search `found`.
    fn prove(&mut self, position: &Position, found: Analysis, budget: &mut Budget) -> Option<Analysis> {
        let solver = self.solver.as_mut()?;
        let mut result = |position: &Position| budget.until(SOLVER_END, |budget| solver.result(position, budget)).ok();
        let wdl = result(position)?;
        let guess = found.best.map(BestMove::square);
        let after_guess = guess.and_then(|square| position.play(square).ok());
        let guess_wdl = after_guess.and_then(|after| result(&after)).map(|wdl| !wdl);
        let best = if wdl == Wdl::Loss || guess_wdl == Some(wdl) {
            // In a lost position no move is better than another.
            guess.map(BestMove::Proven)
        } else if let Ok(best) = solver.best_square(position, budget) {
            best.map(BestMove::Proven)
        } else if guess_wdl.is_none() {
            guess.map(BestMove::Likely)
        } else {
            // The guess is refuted.
            let refuted = guess.map_or(Squares::EMPTY, Squares::from);
            solver.promising_squares(position, refuted).first().copied().map(BestMove::Likely)
        };
        Some(Analysis { evaluation: Evaluation::Proven { wdl, within: None }, best, ..found })
    }
}

impl Analyzer for CombinedAnalyzer {
    fn analyze(&mut self, position: &Position, budget: &mut Budget, on_progress: &mut dyn FnMut(Analysis)) -> Analysis {
        if position.rules() != self.rules || position.outcome().is_some() {
            return Analysis::without_search(position);
        }
        if let Some(exact) = tablebase::analysis(position) {
            return exact;
        }
        if self.solver.is_none() {
            return self.search.analyze(position, budget, on_progress);
        }
        let first = budget.until(SEARCH_END, |budget| {
            budget.for_nodes(SEARCH_NODES, |budget| self.search.analyze(position, budget, on_progress))
        });
        if first.evaluation.wdl().is_some() {
            return first;
        }
        if let Some(proven) = self.prove(position, first, budget) {
            return proven;
        }
        let second = self.search.analyze(position, budget, on_progress);
        if second.evaluation.wdl().is_some() || second.depth >= first.depth { second } else { first }
    }
}
