//! Messages to and from the host page.

use yew::prelude::*;

use super::messages::HostPage;
use crate::state::{GameAction, GameState, Note};

/// Dispatches the requests of the host page of an embedded game, and reports each change to it. `told` is the state of which
/// `public/boot/frame.js` has already said that the game is ready; `problems` are those of the address.
#[hook]
pub fn use_host_page(
    state: &UseReducerHandle<GameState>,
    told: Option<&GameState>,
    problems: &[Note],
    on: &Callback<GameAction>,
) {
    let page = use_memo((), |()| state.host.and_then(|_| HostPage::open(told.cloned(), on)));
    let (state, problems) = (state.clone(), problems.to_vec());
    use_effect(move || {
        if let Some(page) = &*page {
            page.report(&state, &problems);
        }
    });
}
