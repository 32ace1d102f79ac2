//! Reads the facts of the browser that dialogs need.

use crate::browser::clock::{minutes_left, today};
use crate::share::address::bar::directory;
use crate::state::GameState;
use crate::state::initial::outside::Outside;

/// Reads the date and the address of the game.
pub fn read() -> Outside {
    Outside { today: today(), minutes_left: minutes_left(), directory: directory().into() }
}

impl GameState {
    /// Returns what the browser knows, or `None` until the visit has read it.
    pub fn outside(&self) -> Option<Outside> {
        self.values()?.outside.clone()
    }

    /// Returns the state with these facts.
    #[must_use]
    pub fn with_outside(mut self, outside: Outside) -> Self {
        self.change_values(|values| values.outside = Some(outside));
        self
    }
}
