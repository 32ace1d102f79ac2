//! What happens to the fields for a board of any size.

use super::model::{BoardError, OtherBoard};
use engine::{Objective, Rules};

/// A message to the fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The player begins a game with the texts of the three fields: columns, rows, and the number in a row.
    Play([String; 3]),
}

/// What the fields want of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A game with these rules begins.
    Play(Rules),
}

impl OtherBoard {
    /// Applies a message, in a game of this objective. Texts that name no board leave the dialog open, with the reason.
    pub fn update(&mut self, Msg::Play(fields): Msg, objective: Objective) -> Option<Event> {
        let rules = read(&fields, objective);
        self.problem = rules.err();
        rules.ok().map(Event::Play)
    }
}

fn read(fields: &[String; 3], objective: Objective) -> Result<Rules, BoardError> {
    let number = |field: &String| field.trim().parse().map_err(|_| BoardError::NotANumber);
    let [columns, rows, in_a_row] = fields.each_ref().map(number);
    Rules::new(columns?, rows?, in_a_row?, objective).map_err(BoardError::Rules)
}
