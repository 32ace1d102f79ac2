//! Actions: all changes of the state.

use super::lazy_part::opaque::Opaque;
use super::{CoachTool, Dialog, GameState, Go, LazyPart, Note, Revision, Setup};
use engine::Square;

/// A change of the state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameAction {
    /// A person presses a square, which plays it if it is free.
    Play(Square),
    /// A person touches a square that is too small for a finger. The second time in a row plays it.
    Aim(Square),
    /// A person plays a square of a 3×3 board by its number, 1 at the top left and 9 at the bottom right, as on a
    /// phone.
    PlayNumbered(u8),
    /// The player goes to another moment of the game.
    Go(Go),
    /// A person takes back their last move and the reply to it.
    Undo,
    /// A person restores what undo took back.
    Redo,
    /// The player shows or hides something of the coach.
    Toggle(CoachTool),
    /// The computer player moves. This is dropped if the board has changed since.
    Reply(Revision, Square),
    /// The next game begins after a draw. This is dropped if the board has changed since.
    NextGame(Revision),
    /// A new game begins with the same opponent and sides.
    Reset,
    /// The player chooses the rules, an opponent or a side, which starts a new game.
    Choose(Setup),
    /// The player opens a dialog, or changes its content.
    Show(Dialog),
    /// The player closes the dialog without a choice.
    CloseDialog,
    /// The lazy part is loaded, or cannot be loaded, or the player asks for it again. A loaded one stays.
    SetLazyPart(LazyPart),
    /// A note is shown.
    Notify(Note),
    /// The player dismisses a note.
    Dismiss(Note),
    /// An action that the lazy part applies, a [`LazyAction`](crate::app::rooms::LazyAction).
    Lazy(Opaque),
}

impl GameAction {
    /// Opens a dialog, or changes its content.
    pub fn show(dialog: impl Into<Dialog>) -> Self {
        Self::Show(dialog.into())
    }
}

/// A message of a room.
pub trait Message {
    /// Applies the message. Returns the action that follows, if any: the host page may forbid it.
    fn apply(&self, state: &mut GameState) -> Option<GameAction>;
}
