//! Why a text cannot be opened.

use crate::engine::Rules;
use crate::engine::text::TextError;

/// Why a text, or the rest of one, cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextProblem {
    /// It is not written as games are.
    Unreadable(TextError),
    /// It holds a game for a board that this page does not play on.
    OtherBoard(Rules),
}
