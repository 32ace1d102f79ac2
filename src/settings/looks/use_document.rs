//! Sets the styles and the description of the document.

use gloo_events::EventListener;
use yew::prelude::*;

use super::document;
use crate::i18n::Texts;
use crate::state::GameState;
use engine::Mark;

/// The preferences of the system on which the colors of the page depend.
const SYSTEM_LOOKS: [&str; 3] = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(forced-colors: active)"];

/// Sets theme, look, board size, accent color and colors of the marks of the document, and whether its animations stand still; the
/// description for search engines in the page's language; and the color of the browser's bar.
#[hook]
pub fn use_document(state: &GameState, texts: Texts) {
    let colors = (state.color_of(Mark::X), state.color_of(Mark::O));
    let rules = state.rules_of_size();
    let looks = (state.preferences, rules, state.accent(), colors, texts);
    use_effect_with(looks, |(preferences, rules, accent, (x, o), texts)| {
        document::show_looks(*preferences);
        document::show_board(*rules);
        document::show_accent(*accent);
        document::show_colors(*x, *o);
        document::show_description(texts.description());
        document::show_bar_color();
    });
    use_effect_with(state.is_still(), |is_still| document::show_still(*is_still));
    use_effect_with((), |()| {
        let listeners = SYSTEM_LOOKS.map(follow);
        move || drop(listeners)
    });
}

/// Sets the color of the browser's bar at each change of a media query.
fn follow(query: &str) -> Option<EventListener> {
    let query = gloo_utils::window().match_media(query).ok().flatten()?;
    Some(EventListener::new(&query, "change", |_| document::show_bar_color()))
}
