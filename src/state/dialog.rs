//! What can stand on top of everything else.

use std::rc::Rc;

use super::{Draft, Embedding, Setup, ShareResult};
use crate::engine::text::TextError;
use crate::engine::{RulesError, Square};

/// What can stand on top of everything else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// What the reader can set.
    Settings,
    /// A board of any size, and what is wrong with the last one that was asked for.
    Board(Option<RulesError>),
    /// The question whether a running game may end, because this change of board, opponent or side would end it.
    EndGame(Setup),
    /// The ways in which the game leaves the page, and what came of the last one that was tried.
    Share(Option<ShareResult>),
    /// A text to open a game from, and what was wrong with the last one.
    Text(Option<Rc<TextError>>),
    /// A position that is set up, and the square that somebody aims at, if any.
    SetUp(Draft, Option<Square>),
    /// The keys that work wherever the focus is.
    Shortcuts,
    /// How somebody else's page would embed the game, and what came of copying the lines for it.
    Embed(Embedding, Option<ShareResult>),
}
