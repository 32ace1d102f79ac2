//! The clock.

use super::js_value::call;
use js_sys::Date;

// Milliseconds.
const MINUTE: f64 = 60_000.0;
const DAY: f64 = 24.0 * 60.0 * MINUTE;

/// Returns the number of the local day since 1 January 1970.
pub fn today() -> u32 {
    let local = Date::now() - Date::new_0().get_timezone_offset() * MINUTE;
    (local / DAY) as u32
}

/// Returns the minutes until the next local day, rounded up.
pub fn minutes_left() -> u32 {
    let midnight = Date::new_0();
    let midnight = call(&midnight, "setHours", &[24, 0, 0, 0].map(Into::into)).and_then(|time| time.as_f64());
    midnight.map_or(0, |midnight| ((midnight - Date::now()) / MINUTE).ceil() as u32)
}

/// Returns the seconds since 1 January 1970.
pub fn seconds() -> u64 {
    (Date::now() / 1_000.0) as u64
}
