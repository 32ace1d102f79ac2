//! Tells the state that another day or minute has begun.

use yew::prelude::*;

use crate::browser::clock::{minutes_left, today};
use crate::state::outside::Outside;
use crate::state::{GameAction, GameState};

/// Compares the time after each render, because no timer is exact after a device has slept.
#[hook]
pub fn use_today(state: &GameState, on: &Callback<GameAction>) {
    let (before, on) = (state.outside(), on.clone());
    use_effect(move || {
        let Some(before) = before else { return };
        let now = Outside { today: today(), minutes_left: minutes_left(), ..before.clone() };
        if now != before {
            on.emit(now.into());
        }
    });
}
