//! Undo and redo of moves, and across games. The latter needs the lazy part.

use std::rc::Rc;

use super::progress::is_unfinished;
use super::{Answer, GameState, Note, Stage};

impl GameState {
    /// Returns the number of moves before the last one of a local player; `None` if there is none to take back.
    pub(super) fn undo_target(&self) -> Option<usize> {
        (0..self.game().cursor()).rev().find(|moves| self.setup.is_local(self.game().turn_after(*moves)))
    }

    /// Whether undo has an effect.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.undo_target().is_some() || self.previous_game.is_some() && self.lazy_part.is_loaded()
    }

    /// Whether redo has an effect.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        self.timeline.can_redo() || self.undone_game.is_some()
    }

    /// Whether undo brings back an unfinished game.
    #[must_use]
    pub fn can_resume(&self) -> bool {
        self.undo_target().is_none()
            && self.previous_game.as_ref().is_some_and(|previous| is_unfinished(previous.game()))
    }

    /// Whether an earlier moment of the game is shown, and not the moment after an undo.
    #[must_use]
    pub fn is_looking_back(&self) -> bool {
        let is_undone = self.can_redo() && matches!(self.stage(), Stage::Turn(_));
        self.game().is_in_the_past() && !is_undone
    }

    /// Takes back the last move of a local player.
    pub(super) fn undo(&mut self) {
        if let Some(moves) = self.undo_target() {
            let counted = self.counted();
            self.timeline.undo(moves);
            self.show_moment_of_play();
            self.settle(counted);
        }
    }

    /// Restores the moves that undo took back.
    pub(super) fn redo(&mut self) {
        if self.timeline.can_redo() {
            let (setup, counted) = (self.setup, self.counted());
            self.timeline.redo(|mark| setup.is_local(mark));
            self.show_moment_of_play();
            self.settle(counted);
        }
    }

    /// Takes back the last move of a local player. Without one, restores the previous game.
    pub(super) fn undo_across_games(&mut self) {
        if self.undo_target().is_some() { self.undo() } else { self.undo_game() }
    }

    /// Restores the moves that undo took back, and then the game that it left.
    pub(super) fn redo_across_games(&mut self) {
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

    /// Shows a moment from which the player plays on, so that the mistake of the finished game is not shown.
    fn show_moment_of_play(&mut self) {
        self.show_moment();
        self.coach.answer = Answer::None;
    }
}
