//! The clock of the rush.

use yew::prelude::*;

use crate::browser::clock::seconds;
use crate::browser::use_timer::use_timer;
use crate::learn::puzzles::rush;
use crate::learn::puzzles::update::Msg;
use crate::state::GameAction;

/// The milliseconds between looks at the clock, half a second, so that the display skips no second.
const PAUSE: u32 = 500;

/// Tells the rush in the open dialog the time when it [awaits it](crate::learn::puzzles::rush::Rush::awaited_tick).
#[hook]
pub fn use_rush_clock(awaited_tick: Option<u32>, on: &Callback<GameAction>) {
    let on = on.clone();
    let milliseconds = if awaited_tick == Some(0) { 0 } else { PAUSE };
    use_timer(awaited_tick, milliseconds, move || on.emit(Msg::Rush(rush::Msg::Time(seconds())).into()));
}
