//! Analysis by a Web Worker.

use yew::prelude::*;

use crate::state::{GameAction, GameState, LazyAction};
use crate::worker::client::{Client, News};

/// Sends the analysis requests of the state to a Web Worker, and dispatches its results.
#[hook]
pub fn use_analysis(state: &UseReducerHandle<GameState>, on: &Callback<GameAction>) {
    let client = use_memo((), |()| {
        let on = on.clone();
        Client::new(move |news| {
            on.emit(match news {
                News::Analyzed(position, analysis, milliseconds) => {
                    LazyAction::Analyzed(position, analysis, milliseconds).into()
                }
                News::Lost => LazyAction::WorkerFailed.into(),
            });
        })
    });
    let state = state.clone();
    use_effect(move || client.ask(state.analysis_request()));
}
