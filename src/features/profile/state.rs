//! The profile in the state.

use std::rc::Rc;

use super::data::{Profile, ProfileChange};
use crate::features::dialog::LazyDialog;
use crate::state::{Dialog, GameState};

impl GameState {
    /// The profile.
    pub fn profile(&self) -> Rc<Profile> {
        self.values().map(|values| values.profile.clone()).unwrap_or_default()
    }

    /// Takes over a change by another tab.
    pub(crate) fn merge_profile(&mut self, change: &ProfileChange) {
        self.set_profile(Profile::merge(&change.from, &self.profile(), &change.to).into());
    }

    /// Keeps the progress that an answer in a dialog makes.
    pub(crate) fn keep_progress(&mut self, dialog: &Dialog) {
        let Dialog::Lazy(next) = dialog else { return };
        let mut profile = self.profile();
        match (next.get(), self.lazy_dialog()) {
            (Some(LazyDialog::Lesson(lesson)), _) => {
                let learned = lesson.learned().merged(profile.learned);
                Rc::make_mut(&mut profile).learned = learned;
            }
            // Progress that is as old as the dialog may be older than that of another tab.
            (Some(LazyDialog::Puzzles(next)), Some(LazyDialog::Puzzles(shown))) if next.solved() == shown.solved() => {}
            (Some(LazyDialog::Puzzles(next)), _) => Rc::make_mut(&mut profile).solved = next.solved(),
            _ => {}
        }
        self.set_profile(profile);
    }

    /// Replaces the profile, except in an embedded game, which has none.
    pub(crate) fn set_profile(&mut self, profile: Rc<Profile>) {
        if self.host.is_none() && profile != self.profile() {
            self.change_values(|values| values.profile = profile);
        }
    }
}
