//! What the game waits for.

use super::{GameState, setup::Player};
use crate::engine::{Computer, Mark, Outcome};

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A person at this screen, who plays this mark, to move.
    Turn(Mark),
    /// The computer player to reply.
    Thinking(Computer),
    /// The reader to let the computer player go on, after having stopped it.
    Stopped(Computer),
    /// The person elsewhere, who plays this mark, to answer.
    Waiting(Mark),
    /// The reader to go on from a moment in the past in which somebody who is not at this screen moved, with this mark.
    Past(Mark),
    /// Nobody: the page around the game only shows it, in a position where this mark is to move.
    Shown(Mark),
    /// Nothing: the game is over.
    Over(Outcome),
}

impl GameState {
    /// What the game waits for.
    #[must_use]
    pub fn stage(&self) -> Stage {
        let position = self.position();
        let turn = position.turn();
        match (position.outcome(), self.setup.player(turn)) {
            (Some(outcome), _) => Stage::Over(outcome),
            (None, _) if self.host.is_some_and(|host| host.is_disabled) => Stage::Shown(turn),
            (None, Player::You | Player::Person(_)) => Stage::Turn(turn),
            (None, _) if self.game().is_in_the_past() => Stage::Past(turn),
            (None, Player::Computer(computer)) if self.thinking.is_stopped && self.thinks_elsewhere(computer) => {
                Stage::Stopped(computer)
            }
            (None, Player::Computer(computer)) => Stage::Thinking(computer),
            (None, Player::Correspondent) => Stage::Waiting(turn),
        }
    }
}
