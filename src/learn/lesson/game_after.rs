//! The game that the lesson leads to.

use crate::state::opponent::Opponent;
use crate::state::{GameAction, GameState, Setup, Stage};
use coaching::{Computer, Level};
use engine::Rules;

/// The opponent for which the lesson prepares.
pub const UNBEATABLE: Computer = Computer::Level(Level::Unbeatable);

impl GameState {
    /// Returns the action that begins a game against [`UNBEATABLE`], or goes on with it.
    pub(crate) fn game_after_lesson(&self) -> GameAction {
        let current = self.setup();
        let unbeatable = Setup { rules: Rules::TIC_TAC_TOE, opponent: Opponent::Computer(UNBEATABLE), ..current };
        match self.stage() {
            _ if unbeatable != current => GameAction::Choose(unbeatable),
            Stage::Over(_) => GameAction::Reset,
            _ => GameAction::CloseDialog,
        }
    }
}
