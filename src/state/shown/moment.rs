//! The shown moment of the game.

use crate::state::{Announcement, Revision};
use engine::Square;

/// The shown moment of the game, and what the player does at its board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShownMoment {
    /// Another one whenever the board has changed.
    pub revision: Revision,
    /// Whether a move has just led to the shown position.
    pub is_just_played: bool,
    /// Whether the host page asked for the shown position.
    pub is_by_host: bool,
    /// The revision that the player last sent to the remote player.
    pub(crate) sent: Option<Revision>,
    /// The announcement of the status bar to screen readers.
    pub announcement: Announcement,
    /// The square that the player aims at.
    pub(crate) aim: Option<Square>,
}

impl ShownMoment {
    /// Shows another position.
    pub(crate) const fn change(&mut self, is_just_played: bool) {
        self.revision = self.revision.next();
        self.announcement = Announcement::Position;
        self.is_just_played = is_just_played;
        self.aim = None;
    }
}
