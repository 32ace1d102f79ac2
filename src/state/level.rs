//! The offer of a stronger or weaker computer player.

use super::{GameState, Stage};
use crate::engine::{Computer, Opponent};

/// The streaks after which another computer player is offered.
const WON: i8 = 3;
const LOST: i8 = -3;

impl GameState {
    /// Returns the next stronger computer player after three wins in a row, or the next weaker one after three losses, at the
    /// end of a game.
    #[must_use]
    pub fn offered_level(&self) -> Option<Computer> {
        let (Stage::Over(_), Opponent::Computer(current)) = (self.stage(), self.setup.opponent) else { return None };
        let level = Computer::ALL.iter().position(|computer| *computer == current)?;
        let offered = match self.streak {
            WON.. => level.checked_add(1)?,
            ..=LOST => level.checked_sub(1)?,
            _ => return None,
        };
        Computer::ALL.get(offered).copied().filter(|_| self.host.is_none())
    }
}
