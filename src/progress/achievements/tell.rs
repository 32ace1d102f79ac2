//! Tells the player of new achievements, once.

use super::set::Achievements;
use crate::state::{GameState, Note};

impl GameState {
    /// Takes over achievements.
    pub(crate) fn achieve(&mut self, achievements: Achievements) {
        let earlier = self.profile().achievements;
        let new = achievements.since(earlier);
        self.change_profile(|profile| profile.achievements = earlier.merged(achievements));
        if !new.is_empty() && self.shows_goals() {
            self.change_values(|values| values.untold.extend(new));
        }
    }

    /// Tells the player of new achievements in a note. Returns whether there are any.
    pub(crate) fn tell_achievements(&mut self) -> bool {
        let untold = self.values().map(|values| values.untold.clone()).unwrap_or_default();
        if untold.is_empty() {
            return false;
        }
        self.change_values(|values| values.untold.clear());
        self.notify(Note::Achieved(untold.iter().map(|achievement| *achievement as u8).collect()));
        true
    }
}
