//! What the page shows of a running or stopped analysis.

use crate::state::{GameState, Stage};

/// The visible activity of the analysis, with the controls that cut it short.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Activity {
    /// Whether a computer player or the coach waits for analysis.
    pub is_busy: bool,
    /// Whether the player has stopped it, so that the switch continues it.
    pub is_stopped: bool,
    /// Whether there is something to stop or to continue.
    pub has_switch: bool,
    /// Whether the computer player can move at once.
    pub can_move_now: bool,
    /// The numbers of analyzed positions and of all, while the coach waits for several.
    pub progress: Option<(usize, usize)>,
}

impl GameState {
    /// Returns the visible activity of the analysis.
    #[must_use]
    pub fn activity(&self) -> Activity {
        let is_running = self.analysis_request().is_some();
        let (can_move_now, is_stopped) = match self.stage() {
            Stage::Thinking(computer) => (self.needs_worker(computer) && is_running, false),
            Stage::Stopped(_) => (true, true),
            _ => (false, self.analysis.is_stopped),
        };
        // The review of a finished game needs no button.
        let is_busy = is_running && (can_move_now || self.coach().is_active());
        let is_unfinished = || can_move_now || self.progress().is_some_and(|(done, of)| done < of);
        Activity {
            is_busy,
            is_stopped,
            has_switch: is_busy || is_stopped && is_unfinished(),
            can_move_now,
            progress: if is_busy && !can_move_now { self.progress() } else { None },
        }
    }
}
