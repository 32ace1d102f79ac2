//! Messages to and from the host page.

use std::rc::Rc;

use yew::prelude::*;

use super::messages::HostPage;
use super::request::{HostRequest, HostSettings};
use crate::features::action::LazyAction;
use crate::features::address::bar as address;
use crate::features::visit::arrival::Arrival;
use crate::hooks::use_keyed_effect;
use crate::i18n::Texts;
use crate::platform::Visit;
use crate::state::{GameAction, GameState};

/// Dispatches the requests of the host page of an embedded game, and reports each change to it. A game that began without the
/// lazy part reads the settings in its address first.
#[hook]
pub fn use_host_page(
    state: &UseReducerHandle<GameState>,
    visit: &Rc<Visit>,
    arrival: &Rc<Arrival>,
    began_without: bool,
    on: &Callback<GameAction>,
) {
    // Problems are for developers, in English.
    let page = use_memo((), |()| {
        let told = began_without.then(|| (*visit.state).clone());
        state.host.and_then(|_| HostPage::open(|note| Texts::ENGLISH.setting_problem(note), told, on))
    });
    {
        let (state, on) = (state.clone(), on.clone());
        use_keyed_effect(Some(0), move || {
            if began_without {
                let settings = HostSettings { game: None, ..HostSettings::of(address::read(), &state) };
                on.emit(LazyAction::Host(HostRequest::Set(settings)).into());
            }
        });
    }
    let (state, arrival) = (state.clone(), arrival.clone());
    use_keyed_effect(None, move || {
        if let Some(page) = &*page {
            page.report(&state, &arrival.problems);
        }
    });
}
