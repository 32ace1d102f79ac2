//! Undo across games, and replacement by a pasted or set-up game.
//!
//! Part of the lazy part, through [`LazyRules`](super::LazyRules).

use std::rc::Rc;

use super::{GameState, Note, Setup};
use crate::engine::{Game, Opponent};

impl GameState {
    /// Restores the previous game, if any. Redo then returns to this one.
    pub(super) fn undo_game(&mut self) {
        if let Some(earlier) = self.earlier.take() {
            self.later = Some(self.exchange(&earlier));
            // Redo leads to the later game, not to moves undone in the earlier one.
            self.timeline.forget_undone();
        }
    }

    /// Restores the game that undo left, if any.
    pub(super) fn redo_game(&mut self) {
        if let Some(later) = self.later.take() {
            self.earlier = Some(self.exchange(&later));
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

    /// Replaces the current game by a pasted or set-up game, unless both are the same. A game by link continues as if the
    /// player had opened its link, and the player keeps their side.
    pub(super) fn replace(&mut self, setup: Setup, game: Game, notes: Vec<Note>) {
        let setup = Setup { rules: game.rules(), ..setup };
        let current = self.game();
        let (is_same_start, played) = (game.start() == current.start(), current.moves());
        let is_by_link = [setup, self.setup].iter().all(|setup| setup.opponent == Opponent::Correspondent);
        let is_same_game = game.moves() == played && setup == self.setup;
        let has_same_moves = game.moves().starts_with(played) || played.starts_with(game.moves());
        if is_same_start && (is_same_game || is_by_link && has_same_moves && !played.is_empty()) {
            self.open(game);
        } else {
            self.show_game(setup, game);
        }
        self.notify_about_game(notes);
    }
}
