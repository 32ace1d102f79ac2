//! Reads the facts of the browser that dialogs need.

use js_sys::Date;

use crate::features::address::bar::directory;
use crate::features::env::Outside;

// Milliseconds.
const MINUTE: f64 = 60_000.0;
const DAY: f64 = 24.0 * 60.0 * MINUTE;

/// Reads the date and the address of the game.
pub fn read() -> Outside {
    Outside { today: today(), directory: directory().into() }
}

/// Returns the number of the local day since 1 January 1970.
pub fn today() -> u32 {
    let local = Date::now() - Date::new_0().get_timezone_offset() * MINUTE;
    (local / DAY) as u32
}
