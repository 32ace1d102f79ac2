//! What can happen to an embedded game.

use super::dialog::update as dialog;
use super::host_page::request::HostRequest;

/// What can happen to an embedded game, and in the dialog with the code that embeds one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The host page requests a change.
    Host(HostRequest),
    /// Something happens in the open embed dialog.
    Embed(dialog::Msg),
}
