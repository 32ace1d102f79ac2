//! Analysis that runs in a Web Worker so that the page stays responsive.

use std::rc::Rc;

use super::compared::ByAddress;
use super::opponent::Opponent;
use super::{GameState, Stage};
use coaching::opponents::medium;
use coaching::{Computer, Level};
use engine::{Analyses, Rules, Square, tablebase};

/// The analysis in the state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AnalysisState {
    /// The results, shared because most actions do not change them. Comparing their contents would take longer than rendering.
    pub(crate) analyses: ByAddress<Rc<Analyses>>,
    /// Whether the player has stopped analysis.
    pub is_stopped: bool,
    /// Whether the Web Worker failed to start.
    pub(crate) is_worker_unavailable: bool,
}

impl GameState {
    /// The results of analysis.
    pub fn analyses(&self) -> &Analyses {
        &self.analysis.analyses.0
    }

    /// Whether the Web Worker answers in this game: the board is not one of the tablebase, and a worker has not failed.
    pub(crate) fn has_worker(&self) -> bool {
        !tablebase::covers(self.round.setup.rules) && !self.analysis.is_worker_unavailable
    }

    /// Whether this computer player needs analysis with a time limit by the Web Worker.
    pub fn needs_worker(&self, computer: Computer) -> bool {
        computer.analyzes() && self.has_worker()
    }

    /// Whether the game uses analysis, for the computer player or for an explanation.
    pub fn uses_analysis(&self) -> bool {
        let coach = self.coach();
        let is_explaining = coach.wants_best_move() || coach.values || coach.review;
        !tablebase::covers(self.round.setup.rules)
            && (is_explaining
                || matches!(self.round.setup.opponent, Opponent::Computer(computer) if computer.analyzes()))
    }

    /// Whether a computer player can move before the lazy part is loaded: the opponent of a first visit, on normal 3×3.
    pub(crate) fn can_reply_without_lazy_part(&self, computer: Computer) -> bool {
        computer == Computer::Level(Level::Medium) && self.round.setup.rules == Rules::TIC_TAC_TOE
    }

    /// Whether the computer player can move, without computing the move.
    pub(crate) fn is_reply_ready(&self, computer: Computer) -> bool {
        self.can_reply_without_lazy_part(computer)
            || self.lazy.part.rules().is_some_and(|rules| (rules.is_reply_ready)(self, computer))
    }

    /// Computes the move that the computer player makes now, if it is to move.
    pub(crate) fn reply(&self) -> Option<Square> {
        let (Stage::Thinking(computer) | Stage::Stopped(computer)) = self.stage() else { return None };
        if self.can_reply_without_lazy_part(computer) {
            return medium::reply_on_three_by_three(&self.position(), self.round.seed);
        }
        (self.lazy.part.rules()?.reply)(self, computer)
    }
}
