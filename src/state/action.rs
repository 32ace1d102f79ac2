//! Actions: all changes of the state.

use std::rc::Rc;

use super::{Answer, CoachTool, Dialog, HostRequest, LazyPart, Note, Preferences, ScoresChange, Setup, ShareResult};
use crate::engine::evaluation::Analysis;
use crate::engine::{Game, Position, Square};

/// A moment of a visit: the number of changes of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket(pub(super) u32);

/// An action that a timer dispatches unless the board changes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScheduledAction {
    /// The computer player replies.
    Reply(Ticket),
    /// The next game begins after a draw.
    NextGame(Ticket),
}

impl ScheduledAction {
    /// Returns the moment, which identifies the action: at most one is scheduled per moment.
    #[must_use]
    pub const fn key(self) -> u32 {
        let (Self::Reply(Ticket(moment)) | Self::NextGame(Ticket(moment))) = self;
        moment
    }
}

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

/// A change of the state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameAction {
    /// A person plays a square.
    Play(Square),
    /// A person touches a square that is too small for a finger. The second time in a row plays it.
    Aim(Square),
    /// A person plays a square of a 3×3 board by its number, 1 at the top left and 9 at the bottom right, as on a
    /// phone.
    PlayNumbered(u8),
    /// A square gets the focus.
    Focus(Square),
    /// The player goes to another moment of the game.
    Go(Go),
    /// A person takes back their last move and the reply to it.
    Undo,
    /// A person restores what undo took back.
    Redo,
    /// The player shows or hides something of the coach.
    Toggle(CoachTool),
    /// The computer player moves. This is dropped if the board has changed since.
    Reply(Ticket, Square),
    /// The next game begins after a draw. This is dropped if the board has changed since.
    NextGame(Ticket),
    /// A new game begins with the same opponent and sides.
    Reset,
    /// The player chooses an opponent or a side. A dialog asks first if that ends a running game.
    Choose(Setup),
    /// The player dismisses the offer of another computer player.
    DeclineLevel,
    /// The player confirms that a new game starts.
    Confirm,
    /// The player, or the timer of a replay, goes to the moment after this many moves, where the coach gives this answer.
    Explain(usize, Answer),
    /// The player opens a dialog, or changes its content.
    Show(Dialog),
    /// The player closes the dialog without a choice.
    CloseDialog,
    /// The result of sharing or copying, for the open dialog.
    ShareEnded(ShareResult),
    /// A game is opened from the address, with notes about it.
    Open(Box<Game>, Vec<Note>),
    /// A pasted game or a set-up position replaces the current game, with notes about it.
    Replace(Setup, Box<Game>, Vec<Note>),
    /// The score against the current opponent is reset.
    ResetScore,
    /// Another tab changed the scores.
    ScoresChanged(Box<ScoresChange>),
    /// The player changes a preference.
    Prefer(Preferences),
    /// A note is shown.
    Notify(Note),
    /// The player dismisses a note.
    Dismiss(Note),
    /// The lazy part is loaded, or cannot be loaded, or the player asks for it again. A loaded one stays.
    SetLazyPart(LazyPart),
    /// The analysis of a position after this many milliseconds; 0 while it continues.
    Analyzed(Box<(Position, Analysis)>, u32),
    /// The computer player plays the best known move now.
    MoveNow,
    /// Analysis stops (`true`) or continues.
    StopAnalysis(bool),
    /// The Web Worker for analysis cannot be started.
    WorkerFailed,
    /// The host page requests a change.
    Host(Rc<HostRequest>),
}
