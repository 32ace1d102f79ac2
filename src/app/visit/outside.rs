//! Reads the facts of the browser that dialogs need.

use crate::browser::clock::{minutes_left, today};
use crate::share::address::bar::directory;
use crate::state::outside::Outside;

/// Reads the date and the address of the game.
pub fn read() -> Outside {
    Outside { today: today(), minutes_left: minutes_left(), directory: directory().into() }
}
