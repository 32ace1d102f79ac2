//! The timer that shows a refutation move by move.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::use_keyed_effect;
use crate::platform::document;
use crate::state::{GameAction, GameState, LazyAction};

/// The milliseconds for which the position before the mistake is shown, with the longest text.
const FIRST_PAUSE: u32 = 5_000;

/// The milliseconds for which each later position is shown.
const PAUSE: u32 = 1_800;

/// Shows the next move of a refutation after a pause. With reduced motion, the player steps by hand.
#[hook]
pub fn use_replay(state: &GameState, on: &Callback<GameAction>) {
    let (next, on) = (state.next_of_replay(), on.clone());
    let is_running = use_mut_ref(|| false);
    use_keyed_effect(next.map(|moves| moves as u32), move || {
        let pause = if is_running.replace(next.is_some()) { PAUSE } else { FIRST_PAUSE };
        let next = next.filter(|_| !document::prefers_reduced_motion());
        // Dropping the timer stops it.
        next.map(|moves| Timeout::new(pause, move || on.emit(LazyAction::Replay(moves).into())))
    });
}
