//! Messages about shared games.

use super::paste::pasted_game::PastedOtherGame;
use super::result::ShareResult;
use crate::state::Revision;

/// A message about a shared game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The result of sending the last move of this revision to the remote player. This is dropped if the board has changed
    /// since.
    MoveShared(Revision, ShareResult),
    /// The player opens a pasted game with other rules.
    OpenOtherGame(PastedOtherGame),
}
