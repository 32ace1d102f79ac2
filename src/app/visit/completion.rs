//! The completion of a visit that began without the lazy part.
//!
//! The game goes on meanwhile: the state keeps it, and takes over everything else from the address and the storage. Autosave
//! begins afterwards, so that nothing replaces a stored value before it is read.

use std::rc::Rc;

use yew::Callback;

use super::Visit;
use crate::progress::storage::format::Saved;
use crate::state::{GameAction, LazyPart};

/// Gives the reducer the rules of the lazy part. The first call also completes a visit that began without.
pub fn arrive(visit: &Rc<Visit>, on: &Callback<GameAction>) {
    let is_complete = visit.arrival.is_some() || visit.completed.get().is_some();
    on.emit(GameAction::SetLazyPart(LazyPart::Loaded(LazyPart::RULES)));
    if !is_complete {
        visit.completed().state.completion(&visit.state).into_iter().for_each(|action| on.emit(action));
    }
}

impl Visit {
    /// Returns the visit with address and storage. A visit that began without the lazy part reads them once.
    #[must_use]
    pub fn completed(self: &Rc<Self>) -> Rc<Self> {
        if self.arrival.is_some() {
            return Rc::clone(self);
        }
        Rc::clone(self.completed.get_or_init(|| Self::read_in(self.state.language, None, None).into()))
    }

    /// Returns the values that autosave compares with: those of address and storage, but the game with which the visit began.
    /// Another tab may have stored another one since.
    pub fn saved(self: &Rc<Self>) -> Saved {
        let Saved { setup, game, .. } = self.state.saved();
        Saved { setup, game, ..self.completed().state.saved() }
    }
}
