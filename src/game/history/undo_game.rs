//! Undo and redo across games.

use std::mem;
use std::rc::Rc;

use crate::state::compared::ByAddress;
use crate::state::{GameState, Note, Round};

impl GameState {
    /// Takes back the last move of a local player. Without one, restores the previous game.
    pub(crate) fn undo_across_games(&mut self) {
        match self.round.undo_target() {
            Some(moves) => self.undo_to(moves),
            None => self.undo_game(),
        }
    }

    /// Restores the moves that undo took back, and then the game that it left.
    pub(crate) fn redo_across_games(&mut self) {
        if self.round.timeline.can_redo() {
            self.redo();
        } else if let Some(undone) = self.other_rounds.undone.take() {
            self.other_rounds.previous = Some(self.exchange(&undone));
        }
    }

    /// Restores the previous game, if any. Redo then returns to this one.
    fn undo_game(&mut self) {
        if let Some(previous) = self.game_to_restore().cloned() {
            self.other_rounds.previous = None;
            self.other_rounds.undone = Some(self.exchange(&previous));
            // Redo leads back to the undone game, not to moves undone in the previous one.
            self.round.timeline.forget_undone();
        }
    }

    /// Switches to the game of another state. Returns the state before.
    fn exchange(&mut self, next: &Round) -> Rc<Round> {
        if next.setup.rules != self.round.setup.rules {
            // The analyses belong to other rules.
            self.analysis.analyses = ByAddress::default();
        }
        if next.setup.pairing() != self.round.setup.pairing() {
            self.standing.streak = 0;
            self.put_match_aside(self.round.setup);
        }
        let before = mem::replace(&mut self.round, next.clone());
        self.notes.drop(&Note::is_about_game);
        self.show_moment_of_play();
        before.into()
    }
}
