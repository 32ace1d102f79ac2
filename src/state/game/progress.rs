//! How far a game has come: begun, unfinished, finished.

use crate::state::opponent::Opponent;
use crate::state::{GameState, Stage};
use engine::{Game, Mark, Outcome};

impl GameState {
    /// Whether the board is empty and no move was made, so that a new game would change nothing. An embedded game shows what
    /// its host page chooses.
    pub fn is_blank(&self) -> bool {
        let game = self.game();
        self.host.is_none() && game.moves().is_empty() && game.start().taken().is_empty()
    }

    /// Whether the game is against a computer player and is not embedded.
    pub const fn is_against_computer(&self) -> bool {
        matches!(self.setup().opponent, Opponent::Computer(_)) && self.host.is_none()
    }

    /// Whether a computer player has made the first move, and the player has not moved yet.
    pub fn awaits_first_move(&self) -> bool {
        self.is_against_computer() && self.game().moves().len() == 1 && !self.round.is_played()
    }

    /// Whether a finished game is shown, at its end or at an earlier moment. After an undo, the game goes on.
    pub fn is_reviewable(&self) -> bool {
        !is_unfinished(self.game()) && !self.can_redo()
    }

    /// Returns the player's mark and the outcome at the end of a game against a computer player, unless the game is embedded.
    /// A draw after which the next game starts by itself is no such end.
    pub fn end_against_computer(&self) -> Option<(Mark, Outcome)> {
        let (Stage::Over(outcome), setup) = (self.stage(), self.setup()) else { return None };
        let is_skipped = outcome == Outcome::Drawn && self.preferences.next_after_draw;
        (self.is_against_computer() && !is_skipped).then_some((setup.play, outcome))
    }

    /// Whether a game that is not over has a move of a local player that undo did not take back.
    pub fn has_unfinished_play(&self) -> bool {
        let game = self.game();
        let moves = if self.can_redo() { game.cursor() } else { game.moves().len() };
        is_unfinished(game) && self.round.has_local_move(moves)
    }
}

/// Whether a game goes on after its last move.
pub(crate) fn is_unfinished(game: &Game) -> bool {
    game.position_after(game.moves().len()).outcome().is_none()
}
