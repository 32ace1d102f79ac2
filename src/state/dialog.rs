//! Dialogs.

use std::rc::Rc;

use super::{Draft, Embedding, Lesson, Puzzles, Setup, ShareResult};
use crate::engine::record::RecordError;
use crate::engine::{RulesError, Square};

/// Why the fields of the dialog name no board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// A field has no whole number, or one above 255.
    NotANumber,
    /// There is no board with these numbers.
    Rules(RulesError),
}

/// An open dialog and its data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// The settings.
    Settings,
    /// The choice of the board, the rules, and other ways to begin a game.
    Boards,
    /// The choice of computer players that are known by their strategies.
    Strategies,
    /// The names and colors of two players at this screen.
    Players,
    /// A board of any size, and the error of the last attempt.
    Board(Option<BoardError>),
    /// The question whether the running game may end. This setup was chosen and starts a new game.
    EndGame(Setup),
    /// Sharing, and the result of the last attempt.
    Share(Option<ShareResult>),
    /// Pasting a game, and the error of the last attempt.
    Text(Option<Rc<RecordError>>),
    /// The position editor, and the square that the player aims at.
    SetUp(Draft, Option<Square>),
    /// The list of keyboard shortcuts.
    Shortcuts,
    /// The embed dialog, and the result of copying the code.
    Embed(Embedding, Option<ShareResult>),
    /// The puzzles dialog; `None` when it opens.
    Puzzles(Option<Rc<Puzzles>>),
    /// The lesson dialog; `None` when it opens.
    Lesson(Option<Rc<Lesson>>),
    /// The statistics.
    Statistics,
}
