//! What practice needs from the browser: the player's progress in local storage, and the day.

use std::cell::Cell;

use js_sys::Date;

use super::storage::{store, stored};
use crate::state::{Practice, Solved};

/// The key of the stored progress. It is not part of the game's value, because only the lazy part reads it.
const KEY: &str = "tic-tac-toe-practice";

// Milliseconds.
const MINUTE: f64 = 60_000.0;
const DAY: f64 = 24.0 * 60.0 * MINUTE;

thread_local! {
    /// The progress of this visit, for a browser that denies storage.
    static PROGRESS: Cell<Solved> = Cell::default();
}

/// Begins practice with the stored progress. Invalid progress is dropped.
#[must_use]
pub fn begin() -> Practice {
    Practice::new(today(), progress())
}

/// Counts a solved task and stores the progress. A full or denied storage costs only its persistence.
#[must_use]
pub fn count(practice: Practice) -> Practice {
    let counted = practice.counted(progress());
    PROGRESS.set(counted.solved());
    if practice.is_solved() {
        store(KEY, &counted.solved().text());
    }
    counted
}

fn progress() -> Solved {
    stored(KEY).and_then(|text| Solved::read(&text)).unwrap_or(PROGRESS.get())
}

/// Returns the number of the local day since 1 January 1970.
fn today() -> u32 {
    let local = Date::now() - Date::new_0().get_timezone_offset() * MINUTE;
    (local / DAY) as u32
}
