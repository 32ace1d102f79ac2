//! The begin of another game.

use std::mem;

use super::round::Round;
use super::setup::Setup;
use super::timeline::Timeline;
use crate::state::analysis::AnalysisState;
use crate::state::compared::ByAddress;
use crate::state::{Dialog, GameState, LazyPart};
use engine::Game;

impl GameState {
    /// Starts a new game with another setup. The dialog of choices stays open, because each choice applies at once. Undo brings
    /// back the game before, as after any new game, so that no question is needed.
    pub(in crate::state) fn choose(&mut self, setup: Setup) {
        if setup != self.round.setup {
            let choices = self.dialog.take_if(|dialog| *dialog == Dialog::Game);
            self.restart(setup);
            self.dialog = choices;
        }
    }

    /// Starts a new game.
    pub(crate) fn restart(&mut self, setup: Setup) {
        self.begin(setup, Timeline::new(Game::new(setup.rules)));
    }

    /// Begins another game. Undo then restores the current game if a local player has moved in it, and otherwise the
    /// previous game.
    pub(crate) fn begin(&mut self, setup: Setup, timeline: Timeline) {
        self.show_moment();
        let Round { setup: before, seed, match_score, .. } = self.round;
        let next = Round { match_score, ..Round::new(setup, timeline, seed.wrapping_add(1)) };
        let last = mem::replace(&mut self.round, next);
        if last.is_played() {
            self.other_rounds.previous = Some(last.into());
        }
        self.other_rounds.undone = None;
        self.lazy.waiting = None;
        // Without the lazy part, nothing is stored.
        self.lazy.set(LazyPart::NotLoaded);
        // Analysis stays valid under the same rules. The new game tries again to start the Web Worker.
        let has_same_rules = setup.rules == before.rules;
        if !has_same_rules || setup.opponent != before.opponent {
            self.standing.streak = 0;
        }
        let analyses = if has_same_rules { self.analysis.analyses.clone() } else { ByAddress::default() };
        self.analysis = AnalysisState { analyses, ..AnalysisState::default() };
        self.dialog = None;
        self.coach = self.coach.values_only();
    }
}
