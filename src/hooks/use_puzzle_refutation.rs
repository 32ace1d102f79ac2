//! A timer that plays out the refutation of a wrong answer.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::use_keyed_effect;
use crate::platform::document;
use crate::state::{GameAction, GameState, LazyAction, Puzzles};

/// The milliseconds before each move, so that the player can follow.
const PAUSE: u32 = 700;

/// Plays out the refutation of a wrong answer in the puzzles dialog move by move, at once with reduced motion.
#[hook]
pub fn use_puzzle_refutation(state: &GameState, on: &Callback<GameAction>) {
    let (next, on) = (state.next_of_refutation(), on.clone());
    use_keyed_effect(next.as_ref().map(Puzzles::key), move || {
        let next = next?;
        let milliseconds = if document::prefers_reduced_motion() { 0 } else { PAUSE };
        // Dropping the timer stops it.
        Some(Timeout::new(milliseconds, move || on.emit(LazyAction::Refute(next).into())))
    });
}
