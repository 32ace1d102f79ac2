//! What may happen.

use std::rc::Rc;

use super::{CoachTool, Dialog, HostRequest, Mind, Note, Preferences, ScoresChange, Setup, ShareResult};
use crate::engine::evaluation::Analysis;
use crate::engine::{Game, Position, Square};

/// Names one moment of a visit: how often the board had changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket(pub(super) u32);

/// What happens by itself after a while, if nothing else happens before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Upcoming {
    /// The computer player replies to the moment that the ticket names.
    Reply(Ticket),
    /// The next game begins after the draw that the ticket names.
    NextGame(Ticket),
}

/// To another moment of the game.
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

/// What may happen to the state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameAction {
    /// A person plays a square.
    Play(Square),
    /// A person points at a square that is too small to be hit surely: the second time in a row, that plays it.
    Aim(Square),
    /// A person plays a square of a 3×3 board by its number, 1 at the top left and 9 at the bottom right, as on a
    /// telephone.
    PlayNumbered(u8),
    /// A square gets the focus.
    Focus(Square),
    /// The reader goes to another moment of the game.
    Go(Go),
    /// A person takes back their last move, and what was replied to it.
    Undo,
    /// What was taken back is restored.
    Redo,
    /// The game explains something, or stops doing so.
    Toggle(CoachTool),
    /// The computer player moves. This is dropped if the board has changed since.
    Reply(Ticket, Square),
    /// The next game begins after a draw. This is dropped if the board has changed since.
    NextGame(Ticket),
    /// A new game begins with the same opponent and sides.
    Reset,
    /// Somebody chooses an opponent or a side. This asks first if it would end a running game.
    Choose(Setup),
    /// The answer to the question: yes, start the new game.
    Confirm,
    /// The game goes to the moment after this many moves and explains the last of them.
    Explain(usize),
    /// The reader opens a dialog, or changes what is in it.
    Show(Dialog),
    /// The reader closes a dialog, or answers the question with no: everything stays as it is.
    CloseDialog,
    /// This came of sharing or copying. It matters only as long as the dialog for it is open.
    ShareEnded(ShareResult),
    /// A game is opened from the address, with what the reader should know about it.
    Open(Box<Game>, Vec<Note>),
    /// A game that the reader pasted or set up takes the place of the one here, with what the reader should know about it.
    Replace(Setup, Box<Game>, Vec<Note>),
    /// The score against the opponent of the moment starts again from nothing.
    ResetScore,
    /// Another tab changed the scores.
    ScoresChanged(Box<ScoresChange>),
    /// The reader prefers something else.
    Prefer(Preferences),
    /// There is something that the reader should know.
    Notify(Note),
    /// The reader has read a note.
    Dismiss(Note),
    /// The second part of the program has been loaded, or could not be.
    StudyLoaded(bool),
    /// The reader asks for the second part of the program once more.
    RetryStudy,
    /// Something was found out about a position by so many milliseconds of thought, or by nought while that goes on.
    Analyzed(Box<(Position, Analysis)>, u32),
    /// The state learns what it has to know on other boards than that of 3 × 3.
    Teach(&'static Mind),
    /// The computer player at work moves now, with the best that it knows.
    MoveNow,
    /// Thinking ends, if this is true, or goes on.
    StopThinking(bool),
    /// The worker that thinks cannot be had.
    LoseThinker,
    /// The page around the game asks for something.
    Host(Rc<HostRequest>),
}
