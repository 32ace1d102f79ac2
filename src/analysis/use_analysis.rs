//! Analysis by a Web Worker.

use yew::prelude::*;

use super::client::Client;
use crate::analysis;
use crate::state::{GameAction, GameState};

/// Sends the analysis requests of the state to a Web Worker, and dispatches its results.
#[hook]
pub fn use_analysis(state: &UseReducerHandle<GameState>, on: &Callback<GameAction>) {
    let client = use_memo((), |()| {
        let on = on.clone();
        Client::new(move |report| on.emit(analysis::Msg::Worker(report).into()))
    });
    let state = state.clone();
    use_effect(move || client.request(state.worker_request()));
}
