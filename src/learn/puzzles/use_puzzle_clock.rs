//! The clock for the puzzle of the day.

use yew::prelude::*;

use super::update::Msg;
use crate::browser::clock::seconds;
use crate::browser::use_keyed_effect::use_keyed_effect;
use crate::state::GameAction;

/// Tells the puzzles in the open dialog the time when they [await the clock](super::model::Puzzles::awaits_clock).
#[hook]
pub fn use_puzzle_clock(awaits_clock: bool, on: &Callback<GameAction>) {
    let on = on.clone();
    use_keyed_effect(Some(awaits_clock.into()), move || {
        if awaits_clock {
            on.emit(Msg::Clock(seconds()).into());
        }
    });
}
