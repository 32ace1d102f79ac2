//! The clock for the puzzle of the day.

use yew::prelude::*;

use crate::browser::clock::seconds;
use crate::browser::use_timer::use_timer;
use crate::learn::puzzles::day::ClockLook;
use crate::learn::puzzles::update::Msg;
use crate::state::GameAction;

/// The milliseconds between looks at the clock, so that a later visit continues with the time spent.
const PAUSE: u32 = 5_000;

/// Tells the puzzles in the open dialog the time when they [await the clock](crate::learn::puzzles::model::Puzzles::awaited_clock).
#[hook]
pub fn use_puzzle_clock(awaited: Option<ClockLook>, on: &Callback<GameAction>) {
    let on = on.clone();
    let is_due = awaited.is_some_and(|look| look.is_due);
    use_timer(awaited.map(|look| look.number), if is_due { 0 } else { PAUSE }, move || {
        on.emit(Msg::Clock(seconds()).into());
    });
}
