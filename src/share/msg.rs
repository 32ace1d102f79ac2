//! Messages to a game by link.

use super::result::ShareResult;
use crate::state::Revision;

/// A message to a game by link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The result of sending the last move of this revision to the remote player. This is dropped if the board has changed
    /// since.
    MoveShared(Revision, ShareResult),
}
