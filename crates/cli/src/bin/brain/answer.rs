//! Answers to the manager.

use engine::{Square, Squares};
use std::fmt;

/// An answer to the manager.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Done.
    Okay,
    /// A move.
    Move(Square),
    /// The first three stones of a Swap2 opening.
    Opening([Square; 3]),
    /// The fouls of black, for Yixin-Board.
    Fouls(Squares),
    /// The sides are swapped.
    Swap,
    /// Name, version and author of the program.
    About,
    /// The command is known but cannot be executed. It changed nothing, but an unknown rule stays until another one.
    Error(String),
    /// The command is unknown. It changed nothing.
    Unknown(String),
    /// A message for spectators.
    Message(String),
}

impl fmt::Display for Answer {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Okay => formatter.write_str("OK"),
            Self::Move(square) => formatter.write_str(&coordinates(*square)),
            Self::Opening(squares) => formatter.write_str(&squares.map(coordinates).join(" ")),
            Self::Fouls(squares) => {
                formatter.write_str("FORBID ")?;
                squares.iter().try_for_each(|square| write!(formatter, "{:02}{:02}", square.column(), square.row()))?;
                formatter.write_str(".")
            }
            Self::Swap => formatter.write_str("SWAP"),
            Self::About => write!(
                formatter,
                "name=\"{}\", version=\"{}\", author=\"the authors of {}\", country=\"\"",
                env!("CARGO_PKG_NAME"),
                env!("CARGO_PKG_VERSION"),
                env!("CARGO_PKG_NAME")
            ),
            Self::Error(message) => write!(formatter, "ERROR {message}"),
            Self::Unknown(message) => write!(formatter, "UNKNOWN {message}"),
            Self::Message(message) => write!(formatter, "MESSAGE {message}"),
        }
    }
}

/// Writes a square in the form of the protocol.
fn coordinates(square: Square) -> String {
    format!("{},{}", square.column(), square.row())
}
