//! With what a visit begins: what the address asks for, and otherwise what the last visit left behind.

use std::rc::Rc;

use super::storage::{self, Found, Storage};
use super::{Outside, address, document};
use crate::engine::{Game, Rules};
use crate::state::{GameState, Note, Preferences, Saved, Setup};

/// With what a visit begins.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The state of the page.
    pub state: GameState,
    /// What follows it.
    pub outside: Rc<Outside>,
    /// Whether the game stands in somebody else's page and shows no more than itself.
    pub embedded: bool,
}

impl Opening {
    /// Looks at the address and the storage.
    #[must_use]
    pub fn read() -> Self {
        let address = address::read();
        let (saved, found_note) = match storage::read() {
            Found::Saved(saved) => (saved, None),
            Found::Nothing => (Saved::default(), None),
            Found::Unreadable => (Saved::default(), Some(Note::SavedUnreadable)),
            Found::Denied => (Saved::default(), Some(Note::NotSaved)),
        };
        let setup = Setup {
            rules: Rules::TIC_TAC_TOE,
            opponent: address.opponent.unwrap_or(saved.opponent),
            play: address.play.unwrap_or(saved.play),
        };
        let preferences = Preferences { theme: address.theme.unwrap_or(saved.preferences.theme), ..saved.preferences };
        let game = address.game.unwrap_or_else(|| Game::new(setup.rules));
        let notes = address.notes.into_iter().chain(found_note).collect();
        let state = GameState::new(setup, game, preferences, saved.scores, notes, document::random_seed());
        // What the address asks for holds for this visit: only what the reader changes from now on is kept.
        let outside = Rc::new(Outside::new(Storage::new(state.saved())));
        Self { state, outside, embedded: address.embed }
    }
}

/// A visit begins once, so that two openings are the same only if they are one.
impl PartialEq for Opening {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.outside, &other.outside)
    }
}
