//! The variations of the shown position.

use crate::engine::evaluation::{AnalysisKind, AnalysisRequest};
use crate::engine::search::{Variation, Variations};
use crate::engine::{Position, tablebase};
use crate::features::analysis::times::BEST_MOVES;
use crate::state::{GameState, Go, Revision, Stage};

/// The variations that the page shows, while the player wants them.
#[derive(Clone, Debug, Default)]
pub struct Exploration {
    /// The last result.
    known: Option<Known>,
    /// The variation whose moves the board shows, and the moment at which it does.
    pinned: Option<(Revision, usize)>,
}

/// The variations of a position.
#[derive(Clone, Debug)]
struct Known {
    position: Position,
    found: Variations,
    /// Whether the search has ended.
    is_final: bool,
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

    /// Returns the known variations of the shown position.
    #[must_use]
    pub fn variations(&self) -> Option<&Variations> {
        self.known_variations().map(|known| &known.found)
    }

    fn known_variations(&self) -> Option<&Known> {
        self.exploration()?.known.as_ref().filter(|known| known.position == self.position())
    }

    /// Returns the number of the variation whose moves the board shows, from 0.
    #[must_use]
    pub fn pinned_variation(&self) -> Option<usize> {
        let (moment, number) = self.exploration()?.pinned?;
        (moment == self.shown.revision).then_some(number)
    }

    /// Returns the variation whose moves the board shows.
    #[must_use]
    pub fn shown_variation(&self) -> Option<&Variation> {
        self.variations()?.best.get(self.pinned_variation()?)
    }

    /// Returns the shown position, if its variations are wanted and a search would find more.
    #[must_use]
    pub fn variations_request(&self) -> Option<AnalysisRequest> {
        self.exploration()?;
        let is_open = self.position().outcome().is_none()
            && !matches!(self.stage(), Stage::Thinking(_) | Stage::Stopped(_))
            && self.known_variations().is_none_or(|known| !known.is_final);
        is_open.then(|| AnalysisRequest {
            kind: AnalysisKind::Variations,
            limit: BEST_MOVES,
            positions: vec![self.position()],
        })
    }

    /// Begins or ends to show variations.
    pub(crate) fn show_variations(&mut self, is_shown: bool) {
        if self.offers_variations() && is_shown != self.shows_variations() {
            self.change_values(|values| values.exploration = is_shown.then(Exploration::default));
        }
    }

    /// Stores the variations of a position. A restarted search repeats those of smaller depths, which are dropped.
    pub(crate) fn store_variations(&mut self, position: Position, found: Variations, is_final: bool) {
        let is_better = |known: &Known| found.depth >= known.found.depth || is_final;
        if self.exploration().is_none() || position != self.position() || !self.known_variations().is_none_or(is_better)
        {
            return;
        }
        self.change_exploration(|exploration| exploration.known = Some(Known { position, found, is_final }));
    }

    /// Goes to the moment after this many moves, where the board shows the moves of a variation, or of none.
    pub(crate) fn pin_variation(&mut self, moves: usize, number: Option<usize>) {
        self.go(Go::To(moves));
        self.show_variations(true);
        let revision = self.shown.revision;
        if self.exploration().is_some() && self.pinned_variation() != number {
            self.change_exploration(|exploration| exploration.pinned = number.map(|number| (revision, number)));
        }
    }

    fn change_exploration(&mut self, change: impl FnOnce(&mut Exploration)) {
        self.change_values(|values| {
            if let Some(exploration) = &mut values.exploration {
                change(exploration);
            }
        });
    }
}
