//! The replies to answers in the open dialog.

use crate::features::dialog::LazyDialog;
use crate::state::GameState;

use super::state::Puzzles;

impl GameState {
    /// Returns the step that the puzzles in the open dialog [continue](Puzzles::continued) by themselves.
    pub fn step_of_puzzle(&self) -> Option<u32> {
        self.next_of_puzzle().map(|(step, _)| step)
    }

    /// Shows the next reply or move of a refutation, unless the puzzle has gone on from this step since.
    pub(crate) fn continue_puzzle(&mut self, step: u32) {
        self.update_dialog(|dialog, _| match dialog {
            LazyDialog::Puzzles(puzzles) if puzzles.key() == step => {
                *puzzles = puzzles.continued()?;
                None::<()>
            }
            _ => None,
        });
    }

    /// Returns the step of the puzzles in the open dialog, and the puzzles after it, if they continue by themselves.
    fn next_of_puzzle(&self) -> Option<(u32, Puzzles)> {
        match self.lazy_dialog() {
            Some(LazyDialog::Puzzles(puzzles)) => Some((puzzles.key(), puzzles.continued()?)),
            _ => None,
        }
    }
}
