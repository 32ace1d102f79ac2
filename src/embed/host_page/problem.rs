//! Problems with what the host page asks for, in English for its developers.

use crate::share::address::keys::choices;
use crate::state::Note;
use engine::{IllegalMove, other_games};

/// A problem with the settings or a request of the host page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostProblem {
    /// A setting has an invalid value, which is ignored. The text says which.
    Setting(String),
    /// The text is not a square.
    NotASquare,
    /// The move is not legal.
    Illegal(IllegalMove),
    /// The move is not legal in a game with other rules.
    IllegalInOtherGame(other_games::IllegalMove),
    /// It is the computer player's turn.
    NotYourTurn,
    /// No move can be taken back.
    NothingToUndo,
}

impl HostProblem {
    /// Returns the problem with a setting that a note is about, with the possible values.
    pub fn with_setting(note: &Note, problem: String) -> Self {
        let values = match note {
            Note::UnknownValue { key, .. } => possible_values(key),
            _ => None,
        };
        Self::Setting(match values {
            Some(values) => format!("{problem}; possible: {values}"),
            None => problem,
        })
    }

    /// Returns the code of the event `tictactoe-error`.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Setting(_) | Self::NotASquare => "invalid-value",
            Self::Illegal(_) | Self::IllegalInOtherGame(_) => "illegal-move",
            Self::NotYourTurn => "not-your-turn",
            Self::NothingToUndo => "nothing-to-undo",
        }
    }

    /// Returns the message of the event.
    pub fn message(&self) -> String {
        match self {
            Self::Setting(text) => text.clone(),
            Self::NotASquare => "there is no such square".to_owned(),
            Self::Illegal(IllegalMove::Over) => "the game is over".to_owned(),
            Self::Illegal(IllegalMove::OffBoard(square)) => format!("{square} is not on the board"),
            // The page has no rules with fouls.
            Self::Illegal(IllegalMove::Taken(square) | IllegalMove::Foul(square, _)) => {
                format!("{square} is taken")
            }
            Self::IllegalInOtherGame(reason) => reason.to_string(),
            Self::NotYourTurn => "it is the computer player's turn".to_owned(),
            Self::NothingToUndo => "there is no move to take back".to_owned(),
        }
    }
}

/// Describes the values of a setting.
fn possible_values(setting: &str) -> Option<String> {
    match setting {
        "accent" => Some("a color such as #7c3aed".to_owned()),
        setting => choices(setting).map(|names| names.join(", ")),
    }
}
