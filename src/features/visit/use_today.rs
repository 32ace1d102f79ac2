//! Tells the state that another day has begun.

use yew::prelude::*;

use super::outside::today;
use crate::features::action::LazyAction;
use crate::features::env::Outside;
use crate::state::{GameAction, GameState};

/// Compares the day after each render, because no timer is exact after a device has slept.
#[hook]
pub fn use_today(state: &GameState, on: &Callback<GameAction>) {
    let (env, on) = (state.env(), on.clone());
    use_effect(move || {
        let today = today();
        if let Some(env) = env.filter(|env| env.today != today) {
            on.emit(LazyAction::SetOutside(Outside { today, directory: env.directory }).into());
        }
    });
}
