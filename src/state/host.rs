//! The host page of an embedded game: its settings and requests.

use super::Controls;

/// The permissions that the host page gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Host {
    /// Whether the game is read-only: neither the player nor a computer player moves.
    pub is_disabled: bool,
    /// The visible parts.
    pub controls: Controls,
}
