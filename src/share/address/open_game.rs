//! Opens games from links and texts, and set-up positions.

use super::known_game::{Known, known};
use crate::state::opponent::Opponent;
use crate::state::{GameState, Go, Note, Setup, Timeline};
use engine::Game;

impl GameState {
    /// Opens a game from a link or a text. An earlier moment of the current game only shows that moment. An answer by link
    /// continues the current game. Any other game replaces it; the saved game stays until a local player moves. The player
    /// keeps the side in a game by link with another move.
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
            // The invitation of a friend, and not the own one.
            self.round.is_imported |= self.round.setup.opponent == Opponent::Remote && played == 0 && !self.is_shared();
            self.go(Go::To(shown));
            if is_older {
                self.notify(Note::OlderLink { shown, played });
            }
        } else if is_same_start && opened.starts_with(played) && self.awaits_answer(&game) {
            self.round.timeline = Timeline::new(game);
            self.other_rounds.undone = None;
            self.show_moment();
            self.settle(None);
        } else if self.known(&game).is_some() {
            self.show_game(self.round.setup, game);
        } else {
            self.show_shared(self.round.setup, game);
        }
    }

    /// Whether a game that goes on with the current one is an answer by link: to the moves of the player, or to an invitation.
    fn awaits_answer(&self, game: &Game) -> bool {
        let is_by_link = self.round.setup.opponent == Opponent::Remote && !self.round.is_imported;
        let accepts_invitation = || self.is_shared() && self.round.setup.is_local(game.position().turn());
        is_by_link && (!self.game().moves().is_empty() || accepts_invitation())
    }

    /// Returns how a link goes on with the current game, if that is by link and the player has moved in it.
    fn known(&self, game: &Game) -> Option<Known> {
        let is_by_link = self.round.setup.opponent == Opponent::Remote && !self.round.is_imported;
        if is_by_link { known(self.round.setup, self.game(), game) } else { None }
    }

    /// Whether the shown game is the last one by link with another move of the remote player, which the player has opened and
    /// not answered.
    pub fn is_corrected(&self) -> bool {
        let (round, previous) = (&self.round, self.other_rounds.previous.as_ref());
        let previous = previous.filter(|previous| round.is_imported && previous.setup == round.setup);
        let other = previous.and_then(|previous| known(round.setup, previous.game(), round.game()));
        matches!(other, Some(Known::OtherMoves(number)) if !round.setup.is_local(round.game().turn_after(number)))
    }

    /// Replaces the current game by one that was played in another browser. A finished game is shown as one of two players at one
    /// screen, and the player's next game has the own setup again. In a running game by link, the visitor gets the side to move.
    fn show_shared(&mut self, players: Setup, game: Game) {
        let own = self.replay().unwrap_or(self.round.setup);
        let end = game.position_after(usize::MAX);
        let is_finished = end.outcome().is_some() && self.host.is_none();
        let shown = match players.opponent {
            Opponent::Remote | Opponent::Computer(_) if is_finished => Setup { opponent: Opponent::Friend, ..players },
            Opponent::Remote if !game.moves().is_empty() && self.host.is_none() => {
                Setup { play: end.turn(), ..players }
            }
            _ => players,
        };
        let is_replay = shown.opponent != players.opponent;
        self.show_game(shown, game);
        if is_replay {
            self.set_replay(own);
        }
    }

    /// Replaces the current game by one from a link or a text, with these players.
    pub(crate) fn show_game(&mut self, players: Setup, game: Game) {
        let setup = players.with_rules(game.rules());
        // A finished game was counted where it was played. A game from a set-up position never counts.
        let counts = game.position().outcome().is_none() && game.start().taken().is_empty();
        let is_begun = !game.moves().is_empty();
        self.begin(setup, Timeline::resumed(game));
        // Of a game that goes on from a link, nothing tells who has played the first moves.
        self.round.is_aided = is_begun;
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
        let is_same_game = is_same_start && game.moves() == played && setup == self.round.setup;
        let is_by_link = [setup, self.round.setup].iter().all(|setup| setup.opponent == Opponent::Remote);
        let is_known = is_by_link && known(self.round.setup, current, &game).is_some();
        let is_answer = is_by_link && is_same_start && game.moves().starts_with(played) && self.awaits_answer(&game);
        if is_same_game || is_known || is_answer {
            self.open(game);
        } else {
            self.show_shared(setup, game);
        }
        self.notify_about_game(notes);
    }
}
