//! Messages to a game with other rules.

use super::players::Players;
use crate::share::address::other_game::LinkedGame;
use crate::state::{CoachTool, Go};
use engine::other_games::{Game, Move, Variant};
use engine::{Mark, Square};

/// Something happens to a game with other rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The player chooses a game.
    Begin(Variant),
    /// The player tries a game for the first time, guided.
    Learn(Variant),
    /// The player chooses an opponent or a side, which starts a new game.
    Choose(Players),
    /// A link opens a game between these players.
    Open(Game, Players),
    /// A link opens a game with these moves between these players.
    OpenLink(LinkedGame, Players),
    /// A person presses a square, which plays it if that is legal.
    Press(Square),
    /// A person plays a square of a 3×3 board by its number, 1 at the top left.
    PressNumbered(u8),
    /// A person touches a square that is too small for a finger. The second time in a row plays it.
    Aim(Square),
    /// The player chooses the mark that a press places.
    SetMark(Mark),
    /// The Web Worker has found the computer's move after these ones.
    Found(Vec<Square>, Square),
    /// The computer player moves. This is dropped if the [revision](super::model::OtherGame::revision) is another one.
    Reply(u32, Move),
    /// The host page plays for the side to move.
    PlayByHost(Move),
    /// A person takes back their last move and the reply to it.
    Undo,
    /// A person restores what undo took back.
    Redo,
    /// The player goes to another moment of the game.
    Go(Go),
    /// The player shows or hides help, or looks back.
    Toggle(CoachTool),
    /// A new game begins with the same sides.
    Reset,
    /// A new game begins with exchanged sides.
    Rematch,
    /// The player leaves for the game on a board without other rules.
    Leave,
}
