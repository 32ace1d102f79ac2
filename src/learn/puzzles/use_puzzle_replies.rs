//! A timer that replies to an answer.

use yew::prelude::*;

use super::update::Msg;
use crate::browser::document;
use crate::browser::use_timer::use_timer;
use crate::state::GameAction;

/// The milliseconds before each move, so that the player can follow.
const PAUSE: u32 = 700;

/// Plays the reply to a right answer in the puzzles dialog, which is at this [step](super::model::Puzzles::step), and the
/// refutation of a wrong one move by move, at once with reduced motion.
#[hook]
pub fn use_puzzle_replies(step: Option<u32>, on: &Callback<GameAction>) {
    let on = on.clone();
    let milliseconds = if document::prefers_reduced_motion() { 0 } else { PAUSE };
    use_timer(step, milliseconds, move || {
        step.into_iter().for_each(|step| on.emit(Msg::Continue(step).into()));
    });
}
