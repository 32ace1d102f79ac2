//! Navigation in the game.

use super::GameState;

/// Navigation to another moment of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// To the moment after this many moves.
    To(usize),
    /// To the start.
    First,
    /// One move back.
    Back,
    /// One move on.
    Forward,
    /// To the last move.
    Last,
}

impl GameState {
    /// Goes to another moment of the game.
    pub(super) fn go(&mut self, go: Go) {
        let cursor = self.game().cursor();
        let moves = match go {
            Go::To(moves) => moves,
            Go::First => 0,
            Go::Back => cursor.saturating_sub(1),
            Go::Forward => cursor.saturating_add(1),
            Go::Last => usize::MAX,
        };
        if moves.min(self.game().moves().len()) != cursor {
            self.timeline.jump(moves);
            self.undone_game = None;
            self.show_moment();
        }
    }
}
