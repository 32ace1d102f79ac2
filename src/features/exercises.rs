//! The player's progress with the lesson and the puzzles.

use crate::features::dialog::LazyDialog;
use crate::features::lesson::progress::Learned;
use crate::features::puzzles::progress::Solved;
use crate::state::{Dialog, GameState};

impl GameState {
    /// The progress in the lesson.
    #[must_use]
    pub fn learned(&self) -> Learned {
        self.values().map(|values| values.learned).unwrap_or_default()
    }

    /// The progress with the puzzles.
    #[must_use]
    pub fn solved(&self) -> Solved {
        self.values().map(|values| values.solved).unwrap_or_default()
    }

    /// Returns the state with this progress.
    #[must_use]
    pub fn with_progress(mut self, learned: Learned, solved: Solved) -> Self {
        self.set_progress(learned, solved);
        self
    }

    /// Adds the progress that another tab has stored.
    pub(crate) fn add_progress(&mut self, learned: Learned, solved: Solved) {
        self.set_progress(self.learned().merged(learned), solved.merged(self.solved()));
    }

    /// Keeps the progress that an answer in a dialog makes.
    pub(crate) fn keep_progress(&mut self, dialog: &Dialog) {
        let Dialog::Lazy(next) = dialog else { return };
        match (next.get(), self.lazy_dialog()) {
            (Some(LazyDialog::Lesson(lesson)), _) => {
                self.set_progress(lesson.learned().merged(self.learned()), self.solved());
            }
            // Progress that is as old as the dialog may be older than that of another tab.
            (Some(LazyDialog::Puzzles(next)), Some(LazyDialog::Puzzles(shown))) if next.solved() == shown.solved() => {}
            (Some(LazyDialog::Puzzles(next)), _) => self.set_progress(self.learned(), next.solved()),
            _ => {}
        }
    }

    /// Replaces the progress, except in an embedded game, which has none.
    fn set_progress(&mut self, learned: Learned, solved: Solved) {
        if self.host.is_none() && (learned, solved) != (self.learned(), self.solved()) {
            self.change_values(|values| (values.learned, values.solved) = (learned, solved));
        }
    }
}
