//! The stage of the game.

use super::setup::Player;
use crate::state::GameState;
use coaching::Computer;
use engine::{Mark, Outcome};

/// The event that the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The move of a player at this screen, with this mark.
    Turn(Mark),
    /// The move of a computer player.
    Thinking(Computer),
    /// The player's choice to continue the stopped analysis of a computer player.
    Stopped(Computer),
    /// The move of the remote player, with this mark.
    Waiting(Mark),
    /// The player's return from an earlier position, where this mark of another player is to move.
    EarlierPosition(Mark),
    /// Nothing: the host page made the game read-only. This mark is to move.
    ReadOnly(Mark),
    /// Nothing: the game is over.
    Over(Outcome),
}

impl GameState {
    /// Returns the stage of the game.
    pub fn stage(&self) -> Stage {
        let position = self.position();
        let turn = position.turn();
        match (position.outcome(), self.round.setup.player(turn)) {
            (Some(outcome), _) => Stage::Over(outcome),
            (None, _) if self.host.is_some_and(|host| host.is_disabled) => Stage::ReadOnly(turn),
            (None, Player::You | Player::Person(_)) => Stage::Turn(turn),
            (None, _) if self.game().is_in_the_past() => Stage::EarlierPosition(turn),
            (None, Player::Computer(computer)) if self.analysis.is_stopped && self.needs_worker(computer) => {
                Stage::Stopped(computer)
            }
            (None, Player::Computer(computer)) => Stage::Thinking(computer),
            (None, Player::Remote) => Stage::Waiting(turn),
        }
    }
}
