//! What can happen to games by link.

use super::result::ShareResult;
use crate::state::Revision;

/// What can happen to games by link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The result of sending the last move of this revision to the remote player. This is dropped if the board has changed
    /// since.
    MoveShared(Revision, ShareResult),
}
