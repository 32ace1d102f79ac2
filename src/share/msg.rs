//! What can happen to games that are sent, pasted or set up.

use super::editor::update as editor;
use super::paste::update as paste;
use super::result::ShareResult;
use super::update as dialog;
use crate::state::Revision;

/// What can happen to games that are sent, pasted or set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The result of sending the last move of this revision to the remote player. This is dropped if the board has changed
    /// since.
    MoveShared(Revision, ShareResult),
    /// Something happens in the open share dialog.
    Share(dialog::Msg),
    /// Something happens in the open dialog that opens a pasted game.
    Paste(paste::Msg),
    /// A message of the position editor.
    SetUp(editor::Msg),
}
