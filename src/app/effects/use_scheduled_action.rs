//! Timer for the computer player's move or the next game.

use yew::prelude::*;

use crate::browser::document;
use crate::browser::use_timer::use_timer;
use crate::state::{GameAction, GameState, ScheduledAction};

/// Lets the computer player reply after a short pause, at once with reduced motion, and starts the next game after a draw.
#[hook]
pub fn use_scheduled_action(state: &UseReducerHandle<GameState>, on: &Callback<GameAction>) {
    let (now, on) = (state.clone(), on.clone());
    let scheduled = state.scheduled_action();
    let milliseconds = scheduled.map_or(0, |scheduled| scheduled.delay(document::prefers_reduced_motion()));
    use_timer(scheduled.map(ScheduledAction::key), milliseconds, move || {
        let action = scheduled.and_then(|scheduled| now.action_for(scheduled));
        action.into_iter().for_each(|action| on.emit(action));
    });
}
