//! The replies to answers in the open dialog.

use crate::features::dialog::LazyDialog;
use crate::state::GameState;

impl GameState {
    /// Returns the [step](super::model::Puzzles::step) from which the puzzles in the open dialog go on without the player.
    pub fn step_of_puzzle(&self) -> Option<u32> {
        match self.lazy_dialog() {
            Some(LazyDialog::Puzzles(puzzles)) => puzzles.step(),
            _ => None,
        }
    }
}
