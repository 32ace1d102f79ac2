//! Aiming: where the squares are smaller than a finger, the first press points at one, and only the second plays it.

use super::{Announcement, GameState, Stage};
use crate::engine::Square;

impl GameState {
    /// The square that somebody aims at.
    #[must_use]
    pub fn aim(&self) -> Option<Square> {
        // The page around the game can take the board away from whoever aimed.
        self.aim.filter(|_| matches!(self.stage(), Stage::Turn(_)))
    }

    /// Somebody aims at a square, or plays it if it is aimed at already.
    pub(super) fn aim_at(&mut self, square: Square) {
        if !matches!(self.stage(), Stage::Turn(_)) || !self.setup.rules.contains(square) {
            return;
        }
        if self.aim == Some(square) {
            self.play_by_hand(square);
        } else {
            self.aim = Some(square);
            self.announcement = Announcement::Aim;
        }
    }
}
