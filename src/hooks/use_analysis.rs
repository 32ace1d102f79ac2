//! Analysis by a Web Worker.

use yew::prelude::*;

use crate::state::{GameAction, GameState};
use crate::worker::client::{Client, News};

/// Has a Web Worker analyze the positions that the state asks for.
#[hook]
pub fn use_analysis(state: &UseReducerHandle<GameState>, on: &Callback<GameAction>) {
    let client = use_memo((), |()| {
        let on = on.clone();
        Client::new(move |news| {
            on.emit(match news {
                News::Analyzed(position, analysis, thought) => {
                    GameAction::Analyzed(Box::new((position, analysis)), thought)
                }
                News::Lost => GameAction::WorkerFailed,
            });
        })
    });
    let state = state.clone();
    use_effect(move || client.ask(state.analysis_request()));
}
