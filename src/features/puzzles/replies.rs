//! The replies to answers in the open dialog.

use crate::features::dialog::LazyDialog;
use crate::state::GameState;

use super::state::Puzzles;

impl GameState {
    /// Returns the puzzles with the next reply or move of a refutation, if their dialog is open.
    pub fn next_of_puzzle(&self) -> Option<Puzzles> {
        match self.lazy_dialog() {
            Some(LazyDialog::Puzzles(puzzles)) => puzzles.continued(),
            _ => None,
        }
    }

    /// Shows the next reply or move of a refutation, unless the dialog has changed since.
    pub(crate) fn continue_puzzle(&mut self, next: &Puzzles) {
        if self.next_of_puzzle().as_ref() == Some(next) {
            self.dialog = Some(LazyDialog::Puzzles(next.clone()).into());
        }
    }
}
