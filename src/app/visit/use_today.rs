//! Tells the state that another day has begun.

use yew::prelude::*;

use crate::app::action::LazyAction;
use crate::browser::clock::today;
use crate::state::outside::Outside;
use crate::state::{GameAction, GameState};

/// Compares the day after each render, because no timer is exact after a device has slept.
#[hook]
pub fn use_today(state: &GameState, on: &Callback<GameAction>) {
    let (before, on) = (state.outside(), on.clone());
    use_effect(move || {
        let today = today();
        if let Some(before) = before.filter(|before| before.today != today) {
            on.emit(LazyAction::SetOutside(Outside { today, directory: before.directory }).into());
        }
    });
}
