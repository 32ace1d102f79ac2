//! Reads the facts of the browser that dialogs need.

use crate::browser::clock::today;
use crate::share::address::bar::directory;
use crate::state::outside::Outside;

/// Reads the date and the address of the game.
pub fn read() -> Outside {
    Outside { today: today(), directory: directory().into() }
}
