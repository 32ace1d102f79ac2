//! What happens to the position editor.

use super::model::Editor;
use engine::{Mark, Position, Square};

/// A message to the position editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The player changes a square.
    Change(Square),
    /// The player touches a square that is too small for a finger. The second time in a row changes it.
    Touch(Square),
    /// The player aims at a square.
    Aim(Square),
    /// The player chooses the side to move.
    SetTurn(Mark),
    /// The player clears the board.
    Clear,
    /// The player plays the position.
    Play,
}

/// What the position editor wants of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A game begins with this position.
    Play(Position),
}

impl Editor {
    /// Applies a message. Playing an impossible position shows why it is impossible, until the next change.
    pub fn update(&mut self, msg: Msg) -> Option<Event> {
        self.is_tried = false;
        match msg {
            Msg::Touch(square) if self.aim != Some(square) => self.aim = Some(square),
            Msg::Change(square) | Msg::Touch(square) => {
                self.draft = self.draft.changed_at(square);
                self.aim = self.aim.filter(|aim| *aim == square);
            }
            Msg::Aim(square) => self.aim = Some(square),
            Msg::SetTurn(turn) => self.draft = self.draft.with_turn(turn),
            Msg::Clear => self.draft = self.draft.cleared(),
            Msg::Play => {
                let position = self.draft.position();
                self.is_tried = position.is_err();
                return position.ok().map(Event::Play);
            }
        }
        None
    }
}
