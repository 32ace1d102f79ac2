//! Messages to an embedded game, from its host page.

use super::host_page::request::HostRequest;

/// A message to an embedded game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The host page requests a change.
    Host(HostRequest),
}
