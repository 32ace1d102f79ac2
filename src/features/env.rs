//! Facts about the world outside the state, for the updates of dialogs.
//!
//! A visit and effects put them into the state ([`LazyAction::SetOutside`](super::action::LazyAction::SetOutside)), so that
//! neither updates nor views read the clock or the location.

use std::rc::Rc;

use super::profile::data::Profile;
use crate::state::GameState;
use engine::Rules;

/// What the browser knows and an action tells the state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outside {
    /// The number of the local day since 1 January 1970.
    pub today: u32,
    /// The address of the game's directory, which ends with a slash; empty if the browser does not tell it.
    pub directory: Rc<str>,
}

/// What the update of a dialog knows besides its model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Env {
    /// The number of the local day since 1 January 1970.
    pub today: u32,
    /// The address of the game's directory, as in [`Outside`].
    pub directory: Rc<str>,
    /// The rules of the current game.
    pub rules: Rules,
    /// The names, colors and progress of the players, with the changes of other tabs.
    pub profile: Rc<Profile>,
}

impl GameState {
    /// Returns what the updates of dialogs know, or `None` until the visit has read it.
    pub fn env(&self) -> Option<Env> {
        let Outside { today, directory } = self.values()?.outside.clone()?;
        Some(Env { today, directory, rules: self.setup().rules, profile: self.profile() })
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
