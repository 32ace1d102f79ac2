//! The accent color in the state, and the boards that look small.

use super::accent::Accent;
use crate::state::GameState;
use engine::Rules;

/// Whether the squares of a board are small, so that marks are thicker. `public/boot.js` decides the same before the program
/// starts.
pub fn has_small_squares(rules: Rules) -> bool {
    rules.columns().max(rules.rows()) > 6
}

impl GameState {
    /// The color of interactive elements, if the address or the host page sets one.
    pub fn accent(&self) -> Option<Accent> {
        self.values()?.accent
    }
}
