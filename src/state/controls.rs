//! The visible parts of an embedded game.

use engine::named::named;

named! {
    /// An optional part of the embedded game. The board is always visible.
    pub enum Part {
        /// The status bar. Screen readers get it also while it is hidden.
        Status = "status",
        /// The players and the score.
        Score = "score",
        /// The button for a new game.
        Reset = "reset",
        /// Undo, redo and the list of moves.
        History = "history",
        /// The coach.
        Hint = "hint",
        /// The choice of opponent and side, and the settings.
        Settings = "settings",
    }
}

/// A set of parts, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Controls(u8);

impl Controls {
    /// No parts.
    pub const NONE: Self = Self(0);

    /// Returns whether the part is visible.
    pub const fn has(self, part: Part) -> bool {
        self.0 & (1 << part as u8) != 0
    }

    /// Returns the set with this part added or removed.
    #[must_use]
    pub const fn with(self, part: Part, is_shown: bool) -> Self {
        let bit = 1 << part as u8;
        Self(if is_shown { self.0 | bit } else { self.0 & !bit })
    }

    /// Reads names separated by commas or spaces. Returns `None` if one is unknown.
    pub fn from_names(names: &str) -> Option<Self> {
        let mut names = names.split([',', ' ']).filter(|name| !name.is_empty());
        names.try_fold(Self::NONE, |controls, name| {
            let part = Part::ALL.into_iter().find(|part| part.name() == name)?;
            Some(controls.with(part, true))
        })
    }

    /// Returns the names of the parts.
    pub fn names(self, separator: &str) -> String {
        let mut names = String::new();
        for part in Part::ALL.into_iter().filter(|part| self.has(*part)) {
            if !names.is_empty() {
                names.push_str(separator);
            }
            names.push_str(part.name());
        }
        names
    }
}

impl Default for Controls {
    /// Status, score and reset.
    fn default() -> Self {
        Self::NONE.with(Part::Status, true).with(Part::Score, true).with(Part::Reset, true)
    }
}
