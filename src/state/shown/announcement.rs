//! Announcements to screen readers.

use engine::Square;

/// The last event that the status bar announces, so that a screen-reader user hears each event once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Announcement {
    /// Another position is shown: after a move, undo, a jump or a new game.
    #[default]
    Position,
    /// A player tried to play this square, which has a mark.
    Taken(Square),
    /// The player aims at a square.
    Aim,
    /// The coach shows something else.
    Coach,
    /// The player has sent a link to the game: by the clipboard (`true`) or by the system's share sheet.
    Sent(bool),
    /// A note was added.
    Note,
}
