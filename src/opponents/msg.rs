//! Messages to the choice of players.

use super::players::update as players;

/// A message to the choice of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The names or colors of two players at this screen change.
    Players(players::Msg),
}
