//! Problems with what the host page asks for, in English for its developers.

use super::state::Refusal;

/// A problem with the settings or a request of the host page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostProblem {
    /// A setting has an invalid value, which is ignored. The text says which.
    Setting(String),
    /// The text is not a square.
    NotASquare,
    /// The request cannot be executed.
    Refused(Refusal),
}

impl HostProblem {
    /// Returns the code of the event `tictactoe-error`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Setting(_) | Self::NotASquare => "invalid-value",
            Self::Refused(Refusal::Illegal(_)) => "illegal-move",
            Self::Refused(Refusal::NotYourTurn) => "not-your-turn",
            Self::Refused(Refusal::NothingToUndo) => "nothing-to-undo",
        }
    }

    /// Returns the message of the event, without formatting, which would enlarge the download.
    #[must_use]
    pub fn message(&self) -> String {
        match self {
            Self::Setting(text) => text.clone(),
            Self::NotASquare => "there is no such square".to_owned(),
            Self::Refused(refusal) => refusal.message(),
        }
    }
}
