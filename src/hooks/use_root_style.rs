//! Styles of the root element that follow from the game.

use yew::prelude::*;

use crate::platform::document;
use crate::state::GameState;

/// Gives the document the size of the board and the accent color.
#[hook]
pub fn use_root_style(state: &UseReducerHandle<GameState>) {
    use_effect_with((state.setup().rules, state.accent()), |(rules, accent)| {
        document::show_board(*rules);
        document::show_accent(*accent);
    });
}
