//! Problems with what the host page asks for, in English for its developers.

use super::host_actions::Refusal;
use super::host_style::InvalidStyle;
use super::Note;
use crate::engine::notation::SquareError;

/// A problem with the settings or a request of the host page.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HostProblem {
    /// A setting has an invalid value, which is ignored.
    #[error("{0}")]
    Setting(String),
    /// A color, radius or font is invalid.
    #[error(transparent)]
    Style(#[from] InvalidStyle),
    /// The text is not a square.
    #[error(transparent)]
    Square(#[from] SquareError),
    /// The request cannot be executed.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

impl HostProblem {
    /// Returns the problem that a note describes to a player; `None` if it is not about a setting.
    #[must_use]
    pub fn of_note(note: &Note) -> Option<Self> {
        let message = match note {
            Note::UnknownValue { key, value } => format!("{key}=\"{value}\" is invalid and was ignored"),
            Note::BadBoard(error) => format!("board: {error}"),
            Note::BadMoves(error) => format!("moves: {error}; the game stops before it"),
            Note::BadStart(error) => format!("start: {error}"),
            Note::NoLanguage(name) => format!("lang: {name} could not be loaded"),
            _ => return None,
        };
        Some(Self::Setting(message))
    }

    /// Returns the code of the event `tictactoe-error`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Setting(_) | Self::Style(_) | Self::Square(_) => "invalid-value",
            Self::Refused(Refusal::Illegal(_)) => "illegal-move",
            Self::Refused(Refusal::NotYourTurn) => "not-your-turn",
            Self::Refused(Refusal::NothingToUndo) => "nothing-to-undo",
        }
    }
}
