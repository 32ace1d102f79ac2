//! The variations of the shown position.

use crate::state::{GameState, Go, Revision, Stage};
use engine::{Analysis, BestMove, Evaluation, Position, Square, Variation, Variations, Wdl, tablebase};
use worker::request::{AnalysisRequest, Task};

/// The budget of the best moves of a position, in milliseconds. They appear only then, and stay.
pub const BEST_MOVES: u32 = 2_000;

/// The variations that the page shows, while the player wants them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exploration {
    /// The last result.
    known: Option<Known>,
    /// The variation whose moves the board shows, and the moment at which it does.
    pinned: Option<(Revision, usize)>,
}

/// The variations of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Known {
    position: Position,
    found: Variations,
}

impl GameState {
    /// Whether the page offers variations: on boards that the tablebase does not cover, outside of host pages and running games
    /// by link.
    #[must_use]
    pub fn offers_variations(&self) -> bool {
        !tablebase::covers(self.round.setup.rules)
            && self.host.is_none()
            && !self.round.is_without_help()
            && !self.analysis.is_worker_unavailable
    }

    /// Whether the player wants variations.
    #[must_use]
    pub fn shows_variations(&self) -> bool {
        self.exploration().is_some()
    }

    fn exploration(&self) -> Option<&Exploration> {
        self.values()?.exploration.as_ref().filter(|_| self.offers_variations())
    }

    /// Returns the known variations of the shown position. They begin with the best move of its analysis, which also the hint
    /// shows.
    #[must_use]
    pub fn variations(&self) -> Option<Variations> {
        let known = self.exploration()?.known.as_ref().filter(|known| known.position == self.position())?;
        let found = known.found.clone();
        Some(match self.analyses().best_move(&known.position) {
            Some(best) => led_by(best, found),
            None => found,
        })
    }

    /// Returns the number of the variation whose moves the board shows, from 0.
    #[must_use]
    pub fn pinned_variation(&self) -> Option<usize> {
        let (moment, number) = self.exploration()?.pinned?;
        (moment == self.shown.revision).then_some(number)
    }

    /// Returns the variation whose moves the board shows.
    #[must_use]
    pub fn shown_variation(&self) -> Option<Variation> {
        self.variations()?.best.into_iter().nth(self.pinned_variation()?)
    }

    /// Returns the shown position, if its variations are wanted and the computer player does not need the worker.
    pub(crate) fn explored_position(&self) -> Option<Position> {
        self.exploration()?;
        let is_open = !matches!(self.stage(), Stage::Thinking(_) | Stage::Stopped(_));
        Some(self.position()).filter(|position| is_open && position.outcome().is_none())
    }

    /// Returns the shown position, if its variations are wanted and unknown.
    #[must_use]
    pub fn variations_request(&self) -> Option<AnalysisRequest> {
        let position = self.explored_position().filter(|_| self.variations().is_none())?;
        Some(AnalysisRequest { task: Task::Variations { milliseconds: BEST_MOVES }, positions: vec![position] })
    }

    /// Begins or ends to show variations.
    pub(crate) fn show_variations(&mut self, is_shown: bool) {
        if self.offers_variations() && is_shown != self.shows_variations() {
            self.change_values(|values| values.exploration = is_shown.then(Exploration::default));
        }
    }

    /// Stores the final variations of a position. Those of a search that goes on would change their order on the page.
    pub(crate) fn store_variations(&mut self, position: Position, found: Variations, is_final: bool) {
        if is_final && position == self.position() && self.exploration().is_some() {
            let known = self.analyses().of(&position);
            // Shown advice stays.
            let may_advise = !self.coach().is_active() && known.evaluation.wdl().is_none();
            if let Some(better) = correction(&known, &found, may_advise) {
                self.store_analysis(position, better, BEST_MOVES);
            }
            self.change_exploration(|exploration| exploration.known = Some(Known { position, found }));
        }
    }

    /// Goes to the moment after this many moves, where the board shows the moves of a variation, or of none.
    pub(crate) fn pin_variation(&mut self, moves: usize, number: Option<usize>) {
        self.go(Go::To(moves));
        self.show_variations(true);
        let revision = self.shown.revision;
        self.change_exploration(|exploration| exploration.pinned = number.map(|number| (revision, number)));
    }

    fn change_exploration(&mut self, change: impl FnOnce(&mut Exploration)) {
        self.change_values(|values| {
            if let Some(exploration) = &mut values.exploration {
                change(exploration);
            }
        });
    }
}

/// Returns variations that begin with the best known move, so that the page recommends one move. The others are at most as good:
/// estimates differ by the depth of their search.
fn led_by((best, evaluation): (Square, Evaluation), mut found: Variations) -> Variations {
    let count = found.best.len().max(1);
    let place = found.best.iter().position(|variation| variation.moves.first() == Some(&best));
    let first = match place {
        Some(place) => found.best.remove(place),
        None => Variation { evaluation, moves: vec![best] },
    };
    let most = match first.evaluation {
        Evaluation::Estimate(estimate) => estimate,
        evaluation if evaluation.wdl() == Some(Wdl::Draw) => 0,
        _ => i16::MAX,
    };
    for other in &mut found.best {
        if let Evaluation::Estimate(estimate) = &mut other.evaluation {
            *estimate = most.min(*estimate);
        }
    }
    found.best.insert(0, first);
    found.best.truncate(count);
    found
}

/// Returns a better analysis than the known one, if variations prove that their first move wins or that the best known move loses,
/// or if they `may_advise` another move without proof.
fn correction(known: &Analysis, found: &Variations, may_advise: bool) -> Option<Analysis> {
    let first = found.best.first()?;
    let (square, best) = (*first.moves.first()?, known.best?.square());
    let is = |variation: &Variation, result| variation.evaluation.wdl() == Some(result);
    let is_refuted = |variation: &Variation| variation.moves.first() == Some(&best) && is(variation, Wdl::Loss);
    let (evaluation, depth) = (first.evaluation, known.depth.max(found.depth).saturating_add(1));
    if known.is_proven() {
        None
    } else if is(first, Wdl::Win) {
        Some(Analysis { evaluation, best: Some(BestMove::Proven(square)), depth })
    } else if may_advise || !is(first, Wdl::Loss) && found.best.iter().any(is_refuted) {
        Some(Analysis { evaluation, best: Some(BestMove::Likely(square)), depth })
    } else {
        None
    }
}
