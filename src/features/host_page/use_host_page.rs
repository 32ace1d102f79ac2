//! Messages to and from the host page.

use std::rc::Rc;

use yew::prelude::*;

use super::messages::HostPage;
use crate::features::visit::arrival::Arrival;
use crate::hooks::use_keyed_effect;
use crate::platform::Visit;
use crate::state::{GameAction, GameState};

/// Dispatches the requests of the host page of an embedded game, and reports each change to it. `is_ready` tells that
/// `public/boot/frame.js` has already said that the game is ready.
#[hook]
pub fn use_host_page(
    state: &UseReducerHandle<GameState>,
    visit: &Rc<Visit>,
    arrival: &Rc<Arrival>,
    is_ready: bool,
    on: &Callback<GameAction>,
) {
    let page = use_memo((), |()| {
        let told = is_ready.then(|| (*visit.state).clone());
        state.host.and_then(|_| HostPage::open(told, on))
    });
    let (state, arrival) = (state.clone(), arrival.clone());
    use_keyed_effect(None, move || {
        if let Some(page) = &*page {
            page.report(&state, &arrival.problems);
        }
    });
}
