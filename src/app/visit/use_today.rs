//! Tells the state that another day or minute has begun.

use yew::prelude::*;

use crate::browser::clock::{minutes_left, today};
use crate::browser::use_timer::use_timer;
use crate::browser::use_window_event::use_window_event;
use crate::state::initial::outside::Outside;
use crate::state::{GameAction, GameState};

/// The milliseconds of a minute.
const MINUTE: u32 = 60_000;

/// Compares the time after each render and at midnight and, because no timer is exact after a device has slept, when the page is
/// looked at again.
#[hook]
pub fn use_today(state: &GameState, on: &Callback<GameAction>) {
    let before = state.outside();
    let day = before.as_ref().map(|before| before.today);
    let compare = {
        let (before, on) = (before.clone(), on.clone());
        move || {
            let Some(before) = &before else { return };
            let now = Outside { today: today(), minutes_left: minutes_left(), ..before.clone() };
            if now != *before {
                on.emit(now.into());
            }
        }
    };
    // A timer of a day, which is the same in all renders of the day.
    let milliseconds = before.map_or(0, |before| before.minutes_left.saturating_mul(MINUTE));
    use_timer(day, milliseconds, compare.clone());
    // The event goes on from the document to the window.
    let at_event = compare.clone();
    let at_event = Callback::from(move |_| at_event());
    use_window_event("visibilitychange", day, at_event.clone());
    use_window_event("focus", day, at_event);
    use_effect(compare);
}
