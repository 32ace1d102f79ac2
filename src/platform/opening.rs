//! With what a visit begins: what the address asks for, and otherwise what the last visit left behind.

use std::rc::Rc;

use yew::Reducible;

use super::address::{self, AddressBar};
use super::storage::{self, Found, Storage};
use super::{Outside, document};
use crate::engine::Rules;
use crate::state::{GameAction, GameState, KeptGame, Note, Preferences, Saved, Setup};

/// With what a visit begins.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The state of the page.
    pub state: Rc<GameState>,
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
        let address_bar = AddressBar::new(&address);
        let (saved, found_note) = match storage::read() {
            Found::Saved(saved) => (*saved, None),
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
        let mut state = GameState::new(setup, preferences, saved.scores, document::random_seed());
        let is_asked_for = |kept: &KeptGame| {
            address.opponent.is_none_or(|opponent| opponent == kept.setup.opponent)
                && address.play.is_none_or(|play| play == kept.setup.play)
        };
        if let Some(kept) = saved.game.filter(is_asked_for) {
            state = state.resumed(kept);
        }
        let mut state = Rc::new(state);
        let notes = address.notes.into_iter().chain(found_note);
        state = match address.game {
            Some(game) => state.reduce(GameAction::Open(Box::new(game), notes.collect())),
            None => notes.fold(state, |state, note| state.reduce(GameAction::Notify(note))),
        };
        // What the address asks for holds for this visit: only what the reader changes from now on is kept.
        let outside = Rc::new(Outside::new(Storage::new(state.saved()), address_bar));
        Self { state, outside, embedded: address.embed }
    }
}

/// A visit begins once, so that two openings are the same only if they are one.
impl PartialEq for Opening {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.outside, &other.outside)
    }
}
