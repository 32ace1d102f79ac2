//! The accent color in the state.

use super::accent::Accent;
use crate::state::GameState;

impl GameState {
    /// The color of interactive elements, if the address or the host page sets one.
    pub fn accent(&self) -> Option<Accent> {
        self.values()?.accent
    }

    /// Returns the state with this accent color.
    #[must_use]
    pub fn with_accent(mut self, accent: Option<Accent>) -> Self {
        self.set_accent(accent);
        self
    }

    /// Replaces the accent color.
    pub(crate) fn set_accent(&mut self, accent: Option<Accent>) {
        if accent != self.accent() {
            self.change_values(|values| values.accent = accent);
        }
    }
}
