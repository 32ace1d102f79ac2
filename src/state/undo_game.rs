//! Undo and redo across games. Part of the lazy part, through [`LazyRules`](super::LazyRules).

use std::rc::Rc;

use super::{GameState, Note};

impl GameState {
    /// Restores the previous game, if any. Redo then returns to this one.
    pub(super) fn undo_game(&mut self) {
        if let Some(previous) = self.previous_game.take() {
            self.undone_game = Some(self.exchange(&previous));
            // Redo leads back to the undone game, not to moves undone in the previous one.
            self.timeline.forget_undone();
        }
    }

    /// Restores the game that undo left, if any.
    pub(super) fn redo_game(&mut self) {
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
        self.setup = next.setup;
        self.timeline = next.timeline.clone();
        self.seed = next.seed;
        self.origin = next.origin;
        self.drop_notes(&Note::is_about_game);
        self.keep_tab_stop();
        self.show_moment();
        before
    }
}
