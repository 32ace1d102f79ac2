//! Undo and redo across games.

use crate::state::{GameState, Note};
use std::rc::Rc;

impl GameState {
    /// Takes back the last move of a local player. Without one, restores the previous game.
    pub(crate) fn undo_across_games(&mut self) {
        if self.undo_target().is_some() { self.undo() } else { self.undo_game() }
    }

    /// Restores the moves that undo took back, and then the game that it left.
    pub(crate) fn redo_across_games(&mut self) {
        if self.timeline.can_redo() { self.redo() } else { self.redo_game() }
    }

    /// Restores the previous game, if any. Redo then returns to this one.
    fn undo_game(&mut self) {
        if let Some(previous) = self.previous_game.take() {
            self.undone_game = Some(self.exchange(&previous));
            // Redo leads back to the undone game, not to moves undone in the previous one.
            self.timeline.forget_undone();
        }
    }

    /// Restores the game that undo left, if any.
    fn redo_game(&mut self) {
        if let Some(undone) = self.undone_game.take() {
            self.previous_game = Some(self.exchange(&undone));
        }
    }

    /// Switches to the game of another state. Returns the state before.
    fn exchange(&mut self, next: &Self) -> Rc<Self> {
        let before = Rc::new(self.clone());
        if next.setup.rules != self.setup.rules {
            // The analyses belong to other rules.
            self.analysis.analyses = Rc::default();
        }
        if next.setup.pairing() != self.setup.pairing() {
            self.streak = 0;
            self.put_match_aside(self.setup);
        }
        self.setup = next.setup;
        self.timeline = next.timeline.clone();
        self.seed = next.seed;
        self.origin = next.origin;
        self.match_score = next.match_score;
        self.drop_notes(&Note::is_about_game);
        self.keep_tab_stop();
        self.show_moment_of_play();
        before
    }
}
