//! Replaces the game: undo brings back a discarded game, and a pasted game takes its place.
//!
//! The lazy part brings this code, through [`LazyRules`](super::LazyRules).

use std::rc::Rc;

use super::{GameState, Note, Setup};
use crate::engine::{Game, Opponent};

impl GameState {
    /// Brings back the game before this one, if there is one. Redoing then leads to this one.
    pub(super) fn undo_game(&mut self) {
        if let Some(earlier) = self.earlier.take() {
            self.later = Some(self.exchange(&earlier));
            // Redo leads to the later game, not to moves undone in the earlier one.
            self.timeline.forget_undone();
        }
    }

    /// Goes on to the game that undoing left for this one, if it did.
    pub(super) fn redo_game(&mut self) {
        if let Some(later) = self.later.take() {
            self.earlier = Some(self.exchange(&later));
        }
    }

    /// Puts the game of another state in the place of this one, and returns the state with this one.
    fn exchange(&mut self, next: &Self) -> Rc<Self> {
        let here = Rc::new(self.clone());
        if next.setup.rules != self.setup.rules {
            // The analyses are about positions of other rules.
            self.analysis.analyses = Rc::default();
        }
        self.setup = next.setup;
        self.timeline = next.timeline.clone();
        self.seed = next.seed;
        self.origin = next.origin;
        self.drop_notes(&Note::is_about_game);
        self.keep_tab_stop();
        self.show_moment();
        here
    }

    /// A game that was pasted or set up takes the place of the one here, unless it is the same one. By link, a game goes on
    /// as with the link itself: the side stays the one that is played here.
    pub(super) fn replace(&mut self, setup: Setup, game: Game, notes: Vec<Note>) {
        let setup = Setup { rules: game.rules(), ..setup };
        let here = self.game();
        let (is_same_start, played) = (game.start() == here.start(), here.moves());
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
