//! Sets the styles and the description of the document.

use yew::prelude::*;

use super::document;
use crate::engine::Mark;
use crate::features::widgets::use_changed_effect::use_changed_effect;
use crate::i18n::Texts;
use crate::state::GameState;

/// Sets the theme, the look, the board size, the accent color and the colors of the marks of the document, and the description
/// for search engines in the page's language.
#[hook]
pub fn use_document(state: &GameState, texts: Texts) {
    let colors = (state.color_of(Mark::X), state.color_of(Mark::O));
    let looks = (state.preferences, state.setup().rules, state.accent(), colors, texts);
    use_changed_effect(looks, |(preferences, rules, accent, (x, o), texts)| {
        document::show_looks(*preferences);
        document::show_board(*rules);
        document::show_accent(*accent);
        document::show_colors(*x, *o);
        document::show_description(texts.description());
    });
}
