//! Sets the styles of the root element.

use yew::prelude::*;

use crate::platform::document;
use crate::state::GameState;

/// Sets the board size and the accent color of the document.
#[hook]
pub fn use_root_style(state: &UseReducerHandle<GameState>) {
    use_effect_with((state.setup().rules, state.accent()), |(rules, accent)| {
        document::show_board(*rules);
        document::show_accent(*accent);
    });
}
