//! Moments of a game with other rules: looking back, undo and redo.

use std::mem;
use std::rc::Rc;

use super::help::Help;
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

    /// Whether undo takes back a move.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        self.undo_target().is_some()
    }

    /// Whether undo has an effect.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.can_take_back() || self.previous.is_some()
    }

    /// Whether undo brings back an unfinished game.
    #[must_use]
    pub fn can_resume(&self) -> bool {
        !self.can_take_back() && self.previous.as_ref().is_some_and(|previous| !previous.is_finished())
    }

    /// Whether redo has an effect.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.has_undone_moves() || self.undone.is_some()
    }

    /// Whether redo restores moves.
    pub(super) fn has_undone_moves(&self) -> bool {
        self.is_undone && self.cursor < self.moves().len()
    }

    /// Restores the game before, if there is one. Redo then returns to this one.
    pub(super) fn undo_game(&mut self) {
        if let Some(previous) = self.previous.take() {
            let undone = self.exchange(&previous);
            self.undone = Some(undone);
        }
    }

    /// Restores the game that undo left, if there is one.
    pub(super) fn redo_game(&mut self) {
        if let Some(undone) = self.undone.take() {
            let previous = self.exchange(&undone);
            self.previous = Some(previous);
        }
    }

    /// Switches to another game. Returns this one, alone.
    fn exchange(&mut self, next: &Self) -> Rc<Self> {
        let revision = self.revision.wrapping_add(1);
        let before = mem::replace(self, Self { revision, ..next.clone() });
        Rc::new(Self { previous: None, undone: None, help: Help::default(), ..before })
    }

    /// Returns the game that undo restores in the next one: this one, or the one before if no local player has moved in this one.
    pub(super) fn game_to_keep(&self) -> Option<Rc<Self>> {
        let is_played = (0..self.moves().len()).any(|moves| self.players.is_local(Self::side_after(moves)));
        if !is_played || self.guide.is_some() {
            return self.previous.clone();
        }
        Some(Rc::new(Self { previous: None, undone: None, help: Help::default(), ..self.clone() }))
    }

    /// Returns the latest seed of this game and of the one that undo left.
    pub(super) fn last_seed(&self) -> u64 {
        self.undone.as_ref().map_or(self.seed, |undone| undone.seed.max(self.seed))
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
