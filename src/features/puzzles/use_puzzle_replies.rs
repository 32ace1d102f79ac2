//! A timer that replies to an answer.

use yew::prelude::*;

use super::update::Msg;
use crate::features::action::LazyAction;
use crate::hooks::use_timer;
use crate::platform::document;
use crate::state::{GameAction, GameState};

/// The milliseconds before each move, so that the player can follow.
const PAUSE: u32 = 700;

/// Plays the reply to a right answer in the puzzles dialog, and the refutation of a wrong one move by move, at once with
/// reduced motion.
#[hook]
pub fn use_puzzle_replies(state: &GameState, on: &Callback<GameAction>) {
    let (step, on) = (state.step_of_puzzle(), on.clone());
    let milliseconds = if document::prefers_reduced_motion() { 0 } else { PAUSE };
    use_timer(step, milliseconds, move || {
        step.into_iter().for_each(|step| on.emit(LazyAction::Puzzles(Msg::Continue(step)).into()));
    });
}
