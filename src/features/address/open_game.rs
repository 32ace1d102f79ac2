//! Opens games from links and texts, and set-up positions.

use crate::engine::{Game, Opponent};
use crate::features::storage::saved_game::SavedGame;
use crate::state::{GameState, Go, Note, Setup, Timeline};

impl GameState {
    /// Opens a game from a link or a text. An earlier moment of the current game only shows that moment. An answer by link
    /// continues the current game. Any other game replaces it; the saved game stays until a local player moves.
    pub(crate) fn open(&mut self, game: Game) {
        self.dialog = None;
        let current = self.game();
        let (opened, played) = (game.moves(), current.moves());
        let is_same_start = game.start() == current.start();
        // Every game starts with the empty board. Opening the empty board means a new game.
        let is_begun = !opened.is_empty() || !game.start().taken().is_empty();
        if is_same_start && played.starts_with(opened) && (is_begun || played.is_empty()) {
            // A link to the shown position needs no note.
            let is_older = opened.len() < played.len() && game.cursor() != current.cursor();
            let (shown, played) = (game.cursor(), played.len());
            // The link of a friend who lets this player begin.
            self.round.is_imported |= self.round.setup.opponent == Opponent::Remote && played == 0;
            self.go(Go::To(shown));
            if is_older {
                self.notify(Note::OlderLink { shown, played });
            }
        } else if is_same_start
            && self.round.setup.opponent == Opponent::Remote
            && !self.round.is_imported
            && opened.starts_with(played)
            && !played.is_empty()
        {
            self.round.timeline = Timeline::new(game);
            self.other_rounds.undone = None;
            self.show_moment();
            self.settle(None);
        } else {
            self.show_game(self.round.setup, game);
        }
    }

    /// Continues a game by link that the player has continued in another tab, which has counted it.
    pub(crate) fn follow(&mut self, saved: &SavedGame) {
        if saved.continues(self.round.setup, self.game()) && !self.round.is_imported {
            self.round.resume(saved.game.clone(), saved.counting);
            self.other_rounds.undone = None;
            self.dialog = None;
            self.show_moment();
            self.shown.sent = saved.is_sent.then_some(self.shown.revision);
        }
    }

    /// Replaces the current game by one from a link or a text, with these players.
    pub(crate) fn show_game(&mut self, players: Setup, game: Game) {
        let setup = players.with_rules(game.rules());
        // A finished game was counted where it was played. A game from a set-up position never counts.
        let counts = game.position().outcome().is_none() && game.start().taken().is_empty();
        self.begin(setup, Timeline::resumed(game));
        self.round.counts = counts;
        self.round.is_imported = true;
        self.drop_notes_of_game();
    }

    /// Replaces the current game by a pasted or set-up game, unless both are the same. A game by link continues as if the
    /// player had opened its link, and the player keeps their side.
    pub(crate) fn replace(&mut self, setup: Setup, game: Game, notes: Vec<Note>) {
        let setup = setup.with_rules(game.rules());
        self.notes.drop(&Note::is_about_game);
        let current = self.game();
        let (is_same_start, played) = (game.start() == current.start(), current.moves());
        let is_by_link = [setup, self.round.setup].iter().all(|setup| setup.opponent == Opponent::Remote);
        let is_same_game = game.moves() == played && setup == self.round.setup;
        let has_same_moves = game.moves().starts_with(played) || played.starts_with(game.moves());
        if is_same_start && (is_same_game || is_by_link && has_same_moves && !played.is_empty()) {
            self.open(game);
        } else {
            self.show_game(setup, game);
        }
        self.notify_about_game(notes);
    }
}
