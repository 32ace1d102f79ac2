//! The timer of the computer's reply.

use yew::prelude::*;

use crate::browser::document;
use crate::browser::use_timer::use_timer;
use crate::other_games::model::Phase;
use crate::other_games::msg::Msg;
use crate::state::{GameAction, GameState};

/// The milliseconds before a reply, so that the player sees it appear.
const BEFORE_REPLY: u32 = 400;

/// Lets the computer reply after a short pause, at once with reduced motion, but not while a dialog is open or the Web Worker searches.
#[hook]
pub fn use_reply(state: &UseReducerHandle<GameState>, on: &Callback<GameAction>) {
    let (now, on) = (state.clone(), on.clone());
    let waiting = state.other_game().filter(|game| matches!(game.phase(), Phase::Thinking(_)));
    let key = waiting
        .filter(|game| state.analysis.is_worker_unavailable || game.request(0).is_none())
        .filter(|_| state.dialog.is_none() && state.host.is_none_or(|host| !host.is_disabled))
        .map(|game| game.revision());
    // A search of the Web Worker has been a pause.
    let is_found = waiting.is_some_and(|game| game.has_found_move());
    let milliseconds = if is_found || document::prefers_reduced_motion() { 0 } else { BEFORE_REPLY };
    use_timer(key, milliseconds, move || {
        let reply = now.other_game().and_then(|game| Some(Msg::Reply(game.revision(), game.reply()?)));
        reply.into_iter().for_each(|reply| on.emit(reply.into()));
    });
}
