//! Sets the styles of the document.

use yew::prelude::*;

use super::document as looks;
use crate::engine::Mark;
use crate::state::GameState;

/// Sets the theme, the look, the board size, the accent color and the colors of the marks of the document.
#[hook]
pub fn use_root_style(state: &UseReducerHandle<GameState>) {
    use_effect_with(state.preferences(), |preferences| looks::show_looks(*preferences));
    use_effect_with((state.setup().rules, state.accent()), |(rules, accent)| {
        looks::show_board(*rules);
        looks::show_accent(*accent);
    });
    use_effect_with((state.color_of(Mark::X), state.color_of(Mark::O)), |(x, o)| looks::show_colors(*x, *o));
}
