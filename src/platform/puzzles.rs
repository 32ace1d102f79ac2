//! What the puzzles need from the browser: the player's progress in local storage, and the day.

use std::cell::Cell;

use js_sys::Date;

use super::storage::{store, stored};
use crate::engine::Square;
use crate::state::{Puzzles, Solved};

/// The name of the stored progress, which is that of the first release. It is not part of the game's value, because only the
/// lazy part reads it.
const NAME: &str = "tic-tac-toe-practice";

// Milliseconds.
const MINUTE: f64 = 60_000.0;
const DAY: f64 = 24.0 * 60.0 * MINUTE;

thread_local! {
    /// The progress that the browser did not store.
    static UNSAVED: Cell<Option<Solved>> = Cell::default();
}

/// Begins the puzzles with the stored progress. Invalid progress is dropped.
#[must_use]
pub fn begin() -> Puzzles {
    Puzzles::new(today(), progress())
}

/// Answers with a square and stores the progress. A full or denied storage costs only its persistence.
#[must_use]
pub fn answer(puzzles: &Puzzles, square: Square) -> Puzzles {
    puzzles.answered(square).map_or_else(|| puzzles.clone(), |answered| stored_with(answered.counted(progress())))
}

/// Skips a task and stores the progress.
#[must_use]
pub fn skip(puzzles: &Puzzles) -> Puzzles {
    stored_with(puzzles.skipped(progress()))
}

fn stored_with(puzzles: Puzzles) -> Puzzles {
    let is_stored = store(NAME, &puzzles.solved().text());
    UNSAVED.set((!is_stored).then(|| puzzles.solved()));
    puzzles
}

fn progress() -> Solved {
    UNSAVED.get().unwrap_or_else(|| stored(NAME).and_then(|text| Solved::read(&text)).unwrap_or_default())
}

/// Returns the number of the local day since 1 January 1970.
fn today() -> u32 {
    let local = Date::now() - Date::new_0().get_timezone_offset() * MINUTE;
    (local / DAY) as u32
}
