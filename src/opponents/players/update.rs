//! Changes of the names and colors.

use std::mem;

use super::color::PlayerColor;
use super::model::{Players, Seat};

/// A change of the names or colors of two players at this screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// A player has entered this name.
    SetName(Seat, String),
    /// A player chooses this color. The other one, if they have it, takes the one before.
    SetColor(Seat, PlayerColor),
}

impl Players {
    /// Applies a change.
    pub fn update(&mut self, msg: Msg) {
        let players = mem::take(self);
        *self = match msg {
            Msg::SetName(seat, name) => players.with_name(seat, &name),
            Msg::SetColor(seat, color) => players.with_color(seat, color),
        };
    }
}
