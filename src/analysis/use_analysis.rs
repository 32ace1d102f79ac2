//! Analysis by a Web Worker.

use yew::prelude::*;

use worker::request::Request;

use super::client::Client;
use crate::analysis;
use crate::state::GameAction;

/// Sends the request of the shown position to a Web Worker, and dispatches its results.
#[hook]
pub fn use_analysis(request: Option<Request>, on: &Callback<GameAction>) {
    let client = use_memo((), |()| {
        let on = on.clone();
        Client::new(move |report| on.emit(analysis::Msg::Worker(report).into()))
    });
    use_effect(move || client.request(request));
}
