//! Moments of a game with other rules: looking back, undo and redo.

use std::rc::Rc;

use super::model::OtherGame;
use crate::state::Go;
use crate::state::compared::Ignored;
use crate::state::opponent::Opponent;
use engine::other_games::GamePosition;

impl OtherGame {
    /// Shows the position after a number of moves. Where players choose the mark, each turn begins with that of the side to move.
    pub(super) fn set_cursor(&mut self, cursor: usize) {
        (self.cursor, self.shown) = (cursor, Ignored(self.game.position_after(cursor).into()));
        self.mark = Self::side_after(cursor);
    }

    /// Returns the position after all moves.
    pub(super) fn last_position(&self) -> Rc<dyn GamePosition> {
        if self.cursor == self.moves().len() { self.position() } else { self.game.position().into() }
    }

    /// Whether an earlier moment of the game is shown, and not the moment after an undo.
    #[must_use]
    pub fn is_looking_back(&self) -> bool {
        self.cursor < self.moves().len() && !self.is_undone
    }

    /// Returns the number of moves before the last one of a local player, if there is one to take back. A remote player has seen the
    /// move that they have answered.
    pub(super) fn undo_target(&self) -> Option<usize> {
        let is_local = |moves: &usize| self.players.is_local(Self::side_after(*moves));
        let mut moves = (0..self.cursor).rev();
        if self.players.opponent == Opponent::Remote { moves.next().filter(is_local) } else { moves.find(is_local) }
    }

    /// Whether undo has an effect.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.undo_target().is_some()
    }

    /// Whether redo has an effect.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.is_undone && self.cursor < self.moves().len()
    }

    /// Returns the number of moves before the moment to which a navigation leads.
    pub(super) fn target(&self, go: Go) -> usize {
        let moves = match go {
            Go::To(moves) => moves,
            Go::First => 0,
            Go::Back => self.cursor.saturating_sub(1),
            Go::Forward => self.cursor.saturating_add(1),
            Go::Last => usize::MAX,
        };
        moves.min(self.moves().len())
    }
}
