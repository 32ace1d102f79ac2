//! Facts about the world outside the state.
//!
//! A visit and effects put them into the state, so that neither updates nor views read the clock or the location.

use std::rc::Rc;

/// What the browser knows and an action tells the state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outside {
    /// The number of the local day since 1 January 1970.
    pub today: u32,
    /// The minutes until the next local day.
    pub minutes_left: u32,
    /// The address of the game's directory, which ends with a slash; empty if the browser does not tell it.
    pub directory: Rc<str>,
}
