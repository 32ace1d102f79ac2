//! Messages to the game at hand that need the lazy part.

use crate::state::{Answer, Note, Setup};
use engine::Game;

/// A message to the game at hand, besides the [actions of a first visit](crate::state::GameAction).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The player goes to the moment after this many moves, where the coach gives this answer.
    Explain(usize, Answer),
    /// The player takes back all but this many moves of the whole game, to move again from there.
    TryAgain(usize),
    /// The player has opened or closed the list of moves.
    ShowMoves(bool),
    /// A pasted game or a set-up position replaces the current game, with notes about it.
    Replace(Setup, Game, Vec<Note>),
    /// A game is opened from the address, with notes about it.
    Open(Game, Vec<Note>),
}
