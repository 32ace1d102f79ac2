//! The clock.

use js_sys::Date;

// Milliseconds.
const MINUTE: f64 = 60_000.0;
const DAY: f64 = 24.0 * 60.0 * MINUTE;

/// Returns the number of the local day since 1 January 1970.
pub fn today() -> u32 {
    let local = Date::now() - Date::new_0().get_timezone_offset() * MINUTE;
    (local / DAY) as u32
}
