//! The offer of a stronger or weaker computer player.

use super::{GameState, Stage};
use crate::engine::{Computer, Opponent, tablebase};

/// The streaks after which another computer player is offered.
const WON: i8 = 3;
const LOST: i8 = -3;

impl GameState {
    /// Returns the next stronger computer player after three wins in a row, or the next weaker one that can be beaten after
    /// three losses, at the end of a game.
    #[must_use]
    pub fn offered_level(&self) -> Option<Computer> {
        let (Stage::Over(_), Opponent::Computer(current)) = (self.stage(), self.setup.opponent) else { return None };
        let level = Computer::ALL.iter().position(|computer| *computer == current)?;
        // On normal 3×3, it is known who never loses.
        let can_lose = |computer: &&Computer| !tablebase::covers(self.setup.rules) || computer.lost_percent() > 0;
        let offered = match self.streak {
            WON.. => Computer::ALL.get(level.checked_add(1)?),
            ..=LOST => Computer::ALL.iter().take(level).rfind(can_lose),
            _ => None,
        };
        offered.copied().filter(|_| self.host.is_none())
    }
}
