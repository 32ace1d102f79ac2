//! The offer of a stronger or weaker computer player.

use crate::state::opponent::Opponent;
use crate::state::{GameState, Stage};
use coaching::{Computer, Level};
use engine::{Rules, tablebase};

/// The number of wins or losses in a row after which the page offers another computer player.
const STREAK: i8 = 3;

impl GameState {
    /// Returns the next stronger computer player after three wins in a row, or the next weaker one that can be beaten after
    /// three losses, and again after three more, at the end of a game: a level against a level, and a strategy against a strategy.
    pub fn offered_level(&self) -> Option<Computer> {
        let (Stage::Over(_), Opponent::Computer(current)) = (self.stage(), self.round.setup.opponent) else {
            return None;
        };
        let rules = self.round.setup.rules;
        let ladder = match current {
            Computer::Level(_) => Level::all_under(rules).iter().copied().map(Computer::Level).collect(),
            _ => Computer::STRATEGIES.to_vec(),
        };
        let place = ladder.iter().position(|computer| *computer == current)?;
        let can_lose = |computer: &&Computer| match rules {
            Rules::TIC_TAC_TOE => computer.can_lose_on_three_by_three(),
            rules => !computer.analyzes() || !tablebase::is_drawn(rules),
        };
        let streak = self.standing.streak;
        let offered = match streak.signum() {
            1 if streak % STREAK == 0 => ladder.get(place.checked_add(1)?),
            -1 if streak % STREAK == 0 => ladder.iter().take(place).rfind(can_lose),
            _ => None,
        };
        offered.copied().filter(|_| self.host.is_none())
    }
}
