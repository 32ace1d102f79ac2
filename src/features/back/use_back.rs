//! The effect that follows the dialog and the history of the browser.

use std::rc::Rc;

use yew::prelude::*;

use super::state::{Entry, Place, Step};
use crate::features::address::bar::AddressBar;
use crate::features::address::entry;
use crate::features::visit::arrival::Arrival;
use crate::hooks::{use_keyed_effect, use_window_event};
use crate::state::{GameAction, GameState};

/// Lets Back close the dialog. A host page keeps its own history.
#[hook]
pub fn use_back(state: &GameState, arrival: &Rc<Arrival>, on: &Callback<GameAction>) {
    let is_open = state.dialog().is_some() && state.host().is_none();
    let (follower, at) = (arrival.clone(), on.clone());
    use_window_event("popstate", Some(0), Callback::from(move |_| follower.address_bar.reach(&at)));
    let (follower, on) = (arrival.clone(), on.clone());
    use_keyed_effect(Some(is_open.into()), move || follower.address_bar.follow(is_open, &on));
}

impl AddressBar {
    /// Follows the dialog, which has opened or closed.
    fn follow(&self, is_open: bool, on: &Callback<GameAction>) {
        self.is_dialog_open.set(is_open);
        let place = self.place.get();
        // A reload has found the entry of a dialog.
        if place == Place::Page && !is_open && entry::current() == Entry::Dialog {
            self.reach(on);
        } else {
            self.go_on(place.rendered(is_open), on);
        }
    }

    /// Follows the browser to its current entry.
    fn reach(&self, on: &Callback<GameAction>) {
        let (place, entry) = (self.place.get(), entry::current());
        if place.keeps_game(entry) {
            self.keep_game();
        }
        self.go_on(place.reached(entry, self.is_dialog_open.get()), on);
    }

    fn go_on(&self, (place, step): (Place, Option<Step>), on: &Callback<GameAction>) {
        self.place.set(place);
        match step {
            Some(Step::Add) if !entry::add_dialog() => self.place.set(Place::Page),
            Some(Step::GoBack) => entry::go_back(),
            Some(Step::Close) => on.emit(GameAction::CloseDialog),
            Some(Step::Add) | None => {}
        }
    }
}
