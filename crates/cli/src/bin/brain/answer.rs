//! Answers to the manager, as the protocol writes them.

use engine::{Square, Squares};

pub const OKAY: &str = "OK";

/// The sides are swapped.
pub const SWAP: &str = "SWAP";

/// Why a line is refused. It changed nothing, but an unknown rule stays until another one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The command is unknown.
    #[error("UNKNOWN {0}")]
    Unknown(String),
    /// The command is known but cannot be executed.
    #[error("ERROR {0}")]
    Invalid(String),
}

impl From<String> for Refusal {
    fn from(message: String) -> Self {
        Self::Invalid(message)
    }
}

impl From<&str> for Refusal {
    fn from(message: &str) -> Self {
        Self::Invalid(message.to_owned())
    }
}

/// Returns name, version and author of the program.
pub fn about() -> String {
    let (name, version) = (env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"));
    format!("name=\"{name}\", version=\"{version}\", author=\"the authors of {name}\", country=\"\"")
}

/// Returns a move: `column,row`.
pub fn coordinates(square: Square) -> String {
    format!("{},{}", square.column(), square.row())
}

/// Returns the fouls of black, for Yixin-Board: two digits for each column and row.
pub fn fouls(squares: Squares) -> String {
    let digits = squares.iter().map(|square| format!("{:02}{:02}", square.column(), square.row()));
    format!("FORBID {}.", digits.collect::<String>())
}
