//! How long the computer player may think.

use crate::state::named::named;

named! {
    /// The maximal time for a move.
    #[derive(Default)]
    pub enum ThinkingTime {
        /// One second.
        #[default]
        Short = "1",
        /// Three seconds.
        Medium = "3",
        /// Ten seconds.
        Long = "10",
    }
}

impl ThinkingTime {
    /// Returns the time in milliseconds.
    pub const fn milliseconds(self) -> u32 {
        match self {
            Self::Short => 1_000,
            Self::Medium => 3_000,
            Self::Long => 10_000,
        }
    }
}
