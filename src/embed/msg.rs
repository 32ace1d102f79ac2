//! What can happen to an embedded game.

use super::host_page::request::HostRequest;

/// What can happen to an embedded game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The host page requests a change.
    Host(HostRequest),
}
