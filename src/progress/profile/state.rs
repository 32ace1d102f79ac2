//! The profile in the state.

use std::rc::Rc;

use super::data::{Profile, ProfileChange};
use crate::state::GameState;

impl GameState {
    /// The profile.
    pub fn profile(&self) -> Rc<Profile> {
        self.values().map(|values| values.profile.clone()).unwrap_or_default()
    }

    /// Takes over a change by another tab.
    pub(crate) fn merge_profile(&mut self, change: &ProfileChange) {
        self.set_profile(Profile::merge(&change.from, &self.profile(), &change.to).into());
    }

    /// Changes the profile, except in an embedded game, which has none.
    pub(crate) fn change_profile(&mut self, change: impl FnOnce(&mut Profile)) {
        let mut profile = self.profile();
        change(Rc::make_mut(&mut profile));
        self.set_profile(profile);
    }

    /// Replaces the profile, except in an embedded game, which has none.
    pub(crate) fn set_profile(&mut self, profile: Rc<Profile>) {
        if self.host.is_none() && profile != self.profile() {
            self.change_values(|values| values.profile = profile);
        }
    }
}
