//! Facts about the world outside the state, for the updates of dialogs.
//!
//! A visit and effects put them into the state ([`LazyAction::SetOutside`](super::action::LazyAction::SetOutside)), so that
//! neither updates nor views read the clock or the location.

use std::rc::Rc;

use crate::state::GameState;

/// What the browser knows and an action tells the state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outside {
    /// The number of the local day since 1 January 1970.
    pub today: u32,
    /// The address of the game's directory, which ends with a slash; empty if the browser does not tell it.
    pub directory: Rc<str>,
}

impl GameState {
    /// Returns these facts, or `None` until the visit has read them.
    pub fn outside(&self) -> Option<Outside> {
        self.values()?.outside.clone()
    }

    /// Returns the state with these facts.
    #[must_use]
    pub fn with_outside(mut self, outside: Outside) -> Self {
        self.set_outside(outside);
        self
    }

    /// Takes over these facts.
    pub(crate) fn set_outside(&mut self, outside: Outside) {
        let is_known = self.values().is_some_and(|values| values.outside.as_ref() == Some(&outside));
        if !is_known {
            self.change_values(|values| values.outside = Some(outside));
        }
    }
}
