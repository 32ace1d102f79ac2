//! What practice needs from the browser: the player's progress in local storage, and the day.

use std::cell::Cell;

use js_sys::{Date, Reflect};

use super::storage::browser_storage;
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

/// Returns the text under a key of local storage. `Reflect`, because a second use of the bindings would grow the first
/// download.
pub(super) fn stored(key: &str) -> Option<String> {
    browser_storage().and_then(|storage| Reflect::get(&storage, &key.into()).ok()?.as_string())
}

/// Stores a text under a key of local storage, if the browser allows it. The next call tries again.
pub(super) fn store(key: &str, text: &str) {
    if let Some(storage) = browser_storage() {
        let _ = Reflect::set(&storage, &key.into(), &text.into());
    }
}

/// Returns the number of the local day since 1 January 1970.
fn today() -> u32 {
    let local = Date::now() - Date::new_0().get_timezone_offset() * MINUTE;
    (local / DAY) as u32
}
