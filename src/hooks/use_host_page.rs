//! Messages to and from the host page.

use std::rc::Rc;

use yew::prelude::*;

use super::use_keyed_effect;
use crate::i18n::Texts;
use crate::platform::Visit;
use crate::platform::host::HostPage;
use crate::state::{GameAction, GameState};

/// Dispatches the requests of the host page of an embedded game, and reports each change to it.
#[hook]
pub fn use_host_page(state: &UseReducerHandle<GameState>, visit: &Rc<Visit>, on: &Callback<GameAction>) {
    // Problems are for developers, in English.
    let page =
        use_memo((), |()| state.host().and_then(|_| HostPage::open(|note| Texts::ENGLISH.setting_problem(note), on)));
    let (state, visit) = (state.clone(), visit.clone());
    use_keyed_effect(None, move || {
        if let Some(page) = &*page {
            page.report(&state, &visit.problems);
        }
    });
}
