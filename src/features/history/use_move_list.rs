//! The scroll position of the list of moves.

use yew::prelude::*;

use super::move_list;
use crate::features::widgets::use_changed_effect::use_changed_effect;
use crate::state::GameState;

/// Scrolls the list of moves to the current one when that or the list changes. Otherwise, the list stays where the player
/// has scrolled it.
#[hook]
pub fn use_move_list(state: &GameState) {
    let game = state.game();
    let list = (game.moves().len(), game.cursor(), state.preferences().newest_first, state.coach());
    use_changed_effect(list, |_| move_list::show_current_move());
}
