//! Judges positions of any rules as well as it can in the time that it has: by proof where the board is small enough for
//! one, and by looking ahead.
//!
//! ```
//! use tic_tac_toe::engine::judgement::Forecast;
//! use tic_tac_toe::engine::prover::Prospect;
//! use tic_tac_toe::engine::thinker::Thinker;
//! use tic_tac_toe::engine::{Objective, Position, Rules};
//!
//! let rules = Rules::new(4, 4, 3, Objective::Normal)?;
//! let judgement = Thinker::new(rules).judge(&Position::new(rules), &mut || 0.0, &mut |_| {});
//! assert_eq!(judgement.forecast.prospect(), Some(Prospect::Win));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::judgement::{BestMove, Forecast, Judgement, Judgements};
use super::position::Position;
use super::prover::{Prospect, Prover};
use super::rules::Rules;
use super::search::{self, Found, Limits, Search};

/// The bytes that the prover's tables may take.
const FOR_PROOFS: usize = 64 << 20;

/// The bytes that the table of the search may take.
const FOR_SEARCH: usize = 24 << 20;

/// The share of the time after which the search makes way for the prover.
const FIRST_LOOK: f64 = 0.2;

/// The share of the time after which the prover gives up.
const PROOF: f64 = 0.65;

/// Judges positions of one game, and remembers what it has found.
pub struct Thinker {
    rules: Rules,
    prover: Option<Prover>,
    search: Search,
}

impl Thinker {
    /// A thinker for these rules. It takes less than 100 MB of memory.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        Self { rules, prover: Prover::new(rules, FOR_PROOFS), search: Search::new(rules, FOR_SEARCH) }
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
    pub fn judge(
        &mut self,
        position: &Position,
        spent: &mut dyn FnMut() -> f64,
        on_progress: &mut dyn FnMut(Judgement),
    ) -> Judgement {
        if position.rules() != self.rules || position.outcome().is_some() {
            return Judgements::default().of(position);
        }
        let first_look = if self.prover.is_some() { FIRST_LOOK } else { 1.0 };
        let seen = self.look_ahead(position, &mut || spent() >= first_look, on_progress);
        if seen.forecast.prospect().is_some() || self.prover.is_none() {
            return seen;
        }
        if let Some(proved) = self.prove(position, seen, spent) {
            return proved;
        }
        let further = self.look_ahead(position, &mut || spent() >= 1.0, on_progress);
        // What is proved counts for more than what was seen farther ahead.
        if further.forecast.prospect().is_some() || further.depth >= seen.depth { further } else { seen }
    }

    /// Looks ahead deeper and deeper until it should stop.
    fn look_ahead(
        &mut self,
        position: &Position,
        should_stop: &mut dyn FnMut() -> bool,
        on_progress: &mut dyn FnMut(Judgement),
    ) -> Judgement {
        let on_progress = &mut |found: &Found| on_progress(judgement(found));
        let found = self.search.best_move(position, Limits::NONE, should_stop, on_progress);
        found.as_ref().map(judgement).unwrap_or_default()
    }

    /// Proves the result of a position before the share [`PROOF`] of the time is spent, or returns `None`. The rest of the
    /// time goes into the proof of a move that achieves it, beginning with the one that was `seen` to be the best.
    fn prove(&mut self, position: &Position, seen: Judgement, spent: &mut dyn FnMut() -> f64) -> Option<Judgement> {
        let prover = self.prover.as_mut()?;
        let prospect = prover.result(position, |_| spent() >= PROOF).proved()?;
        let guess = seen.best.map(BestMove::square);
        let after = guess.and_then(|square| position.play(square).ok());
        let of_guess =
            after.and_then(|after| prover.result(&after, |_| spent() >= PROOF).proved()).map(|result| !result);
        let best = if prospect == Prospect::Loss || of_guess == Some(prospect) {
            // No move does better than to lose.
            guess.map(BestMove::Proven)
        } else if let Some(best) = prover.best_square(position, |_| spent() >= 1.0).proved() {
            best.map(BestMove::Proven)
        } else if of_guess.is_none() {
            guess.map(BestMove::Likely)
        } else {
            // The guess is refuted.
            let others = prover.promising_squares(position).into_iter();
            others.filter(|square| Some(*square) != guess).map(BestMove::Likely).next()
        };
        Some(Judgement { forecast: Forecast::Proved { prospect, within: None }, best, ..seen })
    }
}

/// What the search has found, as a judgement.
fn judgement(found: &Found) -> Judgement {
    let proved = |prospect, within| Forecast::Proved { prospect, within };
    let forecast = match found.prospect {
        search::Prospect::Win { within } => proved(Prospect::Win, Some(within)),
        search::Prospect::Draw => proved(Prospect::Draw, None),
        search::Prospect::Loss { within } => proved(Prospect::Loss, Some(within)),
        search::Prospect::Open { estimate } => Forecast::Open { estimate },
    };
    let best = if found.prospect.is_proved() { BestMove::Proven } else { BestMove::Likely };
    Judgement { forecast, best: Some(best(found.square)), depth: found.depth }
}
