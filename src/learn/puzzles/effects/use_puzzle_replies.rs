//! A timer that replies to an answer.

use yew::prelude::*;

use crate::browser::document;
use crate::browser::use_timer::use_timer;
use crate::learn::puzzles::update::Msg;
use crate::state::GameAction;

/// The milliseconds before each move, so that the player can follow.
const PAUSE: u32 = 700;

/// Plays the reply to a right answer in the puzzles dialog, and the refutation of a wrong one move by move. `step` is the
/// [step](crate::learn::puzzles::model::Puzzles::step) of the dialog. With reduced motion, the moves follow at once, except in the
/// rush, whose pause gives time to read what the answer is worth.
#[hook]
pub fn use_puzzle_replies(step: Option<u32>, pause_of_rush: Option<u32>, on: &Callback<GameAction>) {
    let on = on.clone();
    let pause = || if document::prefers_reduced_motion() { 0 } else { PAUSE };
    let milliseconds = pause_of_rush.unwrap_or_else(pause);
    use_timer(step, milliseconds, move || {
        step.into_iter().for_each(|step| on.emit(Msg::Continue(step).into()));
    });
}
