//! The computer player's move.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::use_keyed_effect;
use crate::platform::document;
use crate::state::{GameAction, GameState, Upcoming};

/// How many milliseconds the computer player waits, so that a person sees its reply come.
const PAUSE: u32 = 400;

/// How many milliseconds a drawn board stays before the next game.
const AFTER_DRAW: u32 = 1800;

/// Lets the computer player reply after a short pause, at once with reduced motion, and starts the next game after a draw.
#[hook]
pub fn use_computer_move(state: &UseReducerHandle<GameState>, on: &Callback<GameAction>) {
    let (now, on) = (state.clone(), on.clone());
    let upcoming = state.upcoming();
    use_keyed_effect(upcoming.map(Upcoming::key), move || {
        let upcoming = upcoming?;
        let milliseconds = match upcoming {
            Upcoming::Reply(_) if document::prefers_reduced_motion() => 0,
            Upcoming::Reply(_) => PAUSE,
            Upcoming::NextGame(_) => AFTER_DRAW,
        };
        // Dropping the timer stops it.
        Some(Timeout::new(milliseconds, move || {
            now.action_for(upcoming).into_iter().for_each(|action| on.emit(action))
        }))
    });
}
