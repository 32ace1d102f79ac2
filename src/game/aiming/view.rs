//! The controls for a square that is too small for a finger: aim at a neighbor, play the square or change it.

use super::aim_controls::{AimButton, aim_controls};
use crate::ui::prelude::*;

/// The controls for the square that the player aims at in the game, if any. They replace the tools.
pub fn aim(cx: &ViewContext) -> Option<Html> {
    let square = cx.state.aim()?;
    let position = cx.state.position();
    let button = AimButton {
        label: cx.texts.place(position.turn(), square),
        is_usable: position.legal_squares().contains(square),
        msg: GameAction::Aim(square),
    };
    Some(aim_controls(cx.texts, position.rules(), square, GameAction::Aim, button, cx.dispatch))
}
