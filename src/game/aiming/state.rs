//! Aiming: on squares smaller than a finger, the first press aims and the second one plays.

use crate::state::{Announcement, GameState, Stage};
use engine::Square;

impl GameState {
    /// Aims at a square, or plays it if the player aims at it already.
    pub(crate) fn aim_at(&mut self, square: Square) {
        if !matches!(self.stage(), Stage::Turn(_)) || !self.round.setup.rules.contains(square) {
            return;
        }
        if self.shown.aim == Some(square) {
            self.play_by_hand(square);
        } else {
            self.shown.aim = Some(square);
            self.shown.announcement = Announcement::Aim;
        }
    }
}
