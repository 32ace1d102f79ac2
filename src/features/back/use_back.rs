//! The effect that follows the dialog and the history of the browser.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use yew::prelude::*;

use super::state::{Entry, Place, Step};
use crate::features::address::entry;
use crate::features::visit::arrival::Arrival;
use crate::hooks::{use_keyed_effect, use_window_event};
use crate::platform::Visit;
use crate::state::{GameAction, GameState};

/// The history of a visit.
struct Follower {
    visit: Rc<Visit>,
    arrival: Rc<Arrival>,
    on: Callback<GameAction>,
    place: Cell<Place>,
    /// The last rendered state.
    state: RefCell<Option<UseReducerHandle<GameState>>>,
}

/// Lets Back close the dialog. A host page keeps its own history.
#[hook]
pub fn use_back(
    state: &UseReducerHandle<GameState>,
    visit: &Rc<Visit>,
    arrival: &Rc<Arrival>,
    on: &Callback<GameAction>,
) {
    let follower = use_memo((), |()| {
        let (visit, arrival, on) = (visit.clone(), arrival.clone(), on.clone());
        Follower { visit, arrival, on, place: Cell::default(), state: RefCell::default() }
    });
    let is_embedded = state.host().is_some();
    let is_open = state.dialog().is_some();
    let was_open = use_mut_ref(|| None);
    follower.state.replace(Some(state.clone()));
    let reach = {
        let follower = follower.clone();
        Callback::from(move |_| follower.reach())
    };
    use_window_event("popstate", (!is_embedded).then_some(0), reach);
    use_keyed_effect(None, move || {
        if is_embedded || was_open.replace(Some(is_open)) == Some(is_open) {
            return;
        }
        // A reload may have found the entry of a dialog.
        if follower.place.get() == Place::Page && entry::current() == Entry::Dialog && !is_open {
            follower.reach();
        }
        follower.go_on(follower.place.get().rendered(is_open));
    });
}

impl Follower {
    fn is_open(&self) -> bool {
        self.state.borrow().as_ref().is_some_and(|state| state.dialog().is_some())
    }

    /// Follows the browser to its current entry.
    fn reach(&self) {
        let (place, entry) = (self.place.get(), entry::current());
        if place.keeps_game(entry) {
            self.arrival.address_bar.keep_game();
            if let Some(state) = &*self.state.borrow() {
                self.arrival.address_bar.show(state, self.visit.state.preferences());
            }
        }
        self.go_on(place.reached(entry, self.is_open()));
    }

    fn go_on(&self, (place, step): (Place, Option<Step>)) {
        self.place.set(place);
        match step {
            Some(Step::Add) if !entry::add_dialog() => self.place.set(Place::Page),
            Some(Step::GoBack) => entry::go_back(),
            Some(Step::Close) => self.on.emit(GameAction::CloseDialog),
            Some(Step::Add) | None => {}
        }
    }
}
