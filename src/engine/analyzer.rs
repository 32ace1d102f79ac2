//! Judges positions of any rules as well as it can in the time that it has: by proof where the board is small enough for
//! one, and by looking ahead.
//!
//! ```
//! use tic_tac_toe::engine::evaluation::Evaluation;
//! use tic_tac_toe::engine::solver::Prospect;
//! use tic_tac_toe::engine::analyzer::Analyzer;
//! use tic_tac_toe::engine::{Objective, Position, Rules};
//!
//! let rules = Rules::new(4, 4, 3, Objective::Normal)?;
//! let analysis = Analyzer::new(rules).analyze(&Position::new(rules), &mut || 0.0, &mut |_| {});
//! assert_eq!(analysis.evaluation.prospect(), Some(Prospect::Win));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::evaluation::{Analyses, Analysis, BestMove, Evaluation};
use super::position::Position;
use super::rules::Rules;
use super::search::{self, Found, Limits, Search};
use super::solver::{Prospect, Solver};

/// The bytes that the solver's tables may take.
const FOR_PROOFS: usize = 64 << 20;

/// The bytes that the table of the search may take.
const FOR_SEARCH: usize = 24 << 20;

/// The share of the time after which the search makes way for the solver.
const FIRST_LOOK: f64 = 0.2;

/// The share of the time after which the solver gives up.
const PROOF: f64 = 0.65;

/// Judges positions of one game, and remembers what it has found.
pub struct Analyzer {
    rules: Rules,
    solver: Option<Solver>,
    search: Search,
}

impl Analyzer {
    /// An analyzer for these rules. It takes less than 100 MB of memory.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        Self { rules, solver: Solver::new(rules, FOR_PROOFS), search: Search::new(rules, FOR_SEARCH) }
    }

    /// The rules that it plays by.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Judges a position of its rules; of another one it knows nothing.
    ///
    /// Now and then, every few milliseconds at most, it asks which share of its time is `spent`, and ends when that is
    /// one. With less, it ends as soon as nothing is left to be found out. What it knows so far is told to `on_progress`.
    pub fn analyze(
        &mut self,
        position: &Position,
        spent: &mut dyn FnMut() -> f64,
        on_progress: &mut dyn FnMut(Analysis),
    ) -> Analysis {
        if position.rules() != self.rules || position.outcome().is_some() {
            return Analyses::default().of(position);
        }
        let first_look = if self.solver.is_some() { FIRST_LOOK } else { 1.0 };
        let seen = self.look_ahead(position, &mut || spent() >= first_look, on_progress);
        if seen.evaluation.prospect().is_some() || self.solver.is_none() {
            return seen;
        }
        if let Some(proved) = self.prove(position, seen, spent) {
            return proved;
        }
        let further = self.look_ahead(position, &mut || spent() >= 1.0, on_progress);
        // What is proved counts for more than what was seen farther ahead.
        if further.evaluation.prospect().is_some() || further.depth >= seen.depth { further } else { seen }
    }

    /// Looks ahead deeper and deeper until it should stop.
    fn look_ahead(
        &mut self,
        position: &Position,
        should_stop: &mut dyn FnMut() -> bool,
        on_progress: &mut dyn FnMut(Analysis),
    ) -> Analysis {
        let on_progress = &mut |found: &Found| on_progress(analysis(found));
        let found = self.search.best_move(position, Limits::NONE, should_stop, on_progress);
        found.as_ref().map(analysis).unwrap_or_default()
    }

    /// Proves the result of a position before the share [`PROOF`] of the time is spent, or returns `None`. The rest of the
    /// time goes into the proof of a move that achieves it, beginning with the one that was `seen` to be the best.
    fn prove(&mut self, position: &Position, seen: Analysis, spent: &mut dyn FnMut() -> f64) -> Option<Analysis> {
        let solver = self.solver.as_mut()?;
        let prospect = solver.result(position, |_| spent() >= PROOF).proved()?;
        let guess = seen.best.map(BestMove::square);
        let after = guess.and_then(|square| position.play(square).ok());
        let of_guess =
            after.and_then(|after| solver.result(&after, |_| spent() >= PROOF).proved()).map(|result| !result);
        let best = if prospect == Prospect::Loss || of_guess == Some(prospect) {
            // No move does better than to lose.
            guess.map(BestMove::Proven)
        } else if let Some(best) = solver.best_square(position, |_| spent() >= 1.0).proved() {
            best.map(BestMove::Proven)
        } else if of_guess.is_none() {
            guess.map(BestMove::Likely)
        } else {
            // The guess is refuted.
            let others = solver.promising_squares(position).into_iter();
            others.filter(|square| Some(*square) != guess).map(BestMove::Likely).next()
        };
        Some(Analysis { evaluation: Evaluation::Proved { prospect, within: None }, best, ..seen })
    }
}

/// What the search has found, as an analysis.
fn analysis(found: &Found) -> Analysis {
    let proved = |prospect, within| Evaluation::Proved { prospect, within };
    let evaluation = match found.prospect {
        search::Prospect::Win { within } => proved(Prospect::Win, Some(within)),
        search::Prospect::Draw => proved(Prospect::Draw, None),
        search::Prospect::Loss { within } => proved(Prospect::Loss, Some(within)),
        search::Prospect::Open { estimate } => Evaluation::Open { estimate },
    };
    let best = if found.prospect.is_proved() { BestMove::Proven } else { BestMove::Likely };
    Analysis { evaluation, best: Some(best(found.square)), depth: found.depth }
}
