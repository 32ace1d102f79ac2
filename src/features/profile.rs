//! What belongs to the people at this screen: names and colors, and progress with the lesson and the puzzles.

use std::rc::Rc;

use super::dialog::LazyDialog;
use super::lesson::progress::Learned;
use super::players::state::Players;
use super::puzzles::progress::Solved;
use crate::state::{Dialog, GameState};

/// The names and colors of the players at this screen, and their progress.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    /// The names and colors.
    pub players: Players,
    /// The progress in the lesson.
    pub learned: Learned,
    /// The progress with the puzzles.
    pub solved: Solved,
}

impl Profile {
    /// Merges the profiles of two tabs: `mine` of this tab and `theirs` of another tab, both changed from `base`. Progress adds
    /// up. Where both tabs changed another value, `mine` wins.
    #[must_use]
    pub fn merge(base: &Self, mine: &Self, theirs: &Self) -> Self {
        Self {
            players: if mine.players == base.players { &theirs.players } else { &mine.players }.clone(),
            learned: mine.learned.merged(theirs.learned),
            solved: if mine.solved == base.solved {
                theirs.solved.merged(mine.solved)
            } else {
                mine.solved.merged(theirs.solved)
            },
        }
    }
}

impl GameState {
    /// The profile.
    #[must_use]
    pub fn profile(&self) -> Rc<Profile> {
        self.values().map(|values| values.profile.clone()).unwrap_or_default()
    }

    /// The progress in the lesson.
    #[must_use]
    pub fn learned(&self) -> Learned {
        self.profile().learned
    }

    /// The progress with the puzzles.
    #[must_use]
    pub fn solved(&self) -> Solved {
        self.profile().solved
    }

    /// Returns the state with this profile.
    #[must_use]
    pub fn with_profile(mut self, profile: Rc<Profile>) -> Self {
        self.set_profile(profile);
        self
    }

    /// Takes over the profile that another tab has stored.
    pub(crate) fn merge_profile(&mut self, theirs: &Profile) {
        let mine = self.profile();
        self.set_profile(Profile::merge(&mine, &mine, theirs).into());
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
