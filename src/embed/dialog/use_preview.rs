//! The preview of an embedded game.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::model::EmbedDialog;
use crate::browser::js_value::call;
use crate::i18n::Texts;
use crate::state::GameState;

/// The delay in milliseconds. Each preview starts a whole game, so that it waits for the last of several quick choices.
const DELAY: u32 = 400;

/// Shows the game that the open embed dialog describes in a frame, as another page would show it.
#[hook]
pub fn use_preview(dialog: Option<&EmbedDialog>, state: &GameState, texts: Texts) {
    let language = state.language.map_or("en", |language| language.tag);
    let query = dialog.map(|dialog| dialog.embedding.preview(language));
    use_effect_with(query, move |query| {
        let show_later = |query: String| Timeout::new(DELAY, move || show(&query, texts.preview()).unwrap_or_default());
        let timer = query.clone().map(show_later);
        // Dropping the timer stops it.
        move || drop(timer)
    });
}

/// Replaces the frame. In the same frame, each query would add an entry to the browser's history.
fn show(query: &str, title: &str) -> Option<()> {
    let place = gloo_utils::document().query_selector(".preview").ok()??;
    let frame = gloo_utils::document().create_element("iframe").ok()?;
    frame.set_attribute("title", title).ok()?;
    frame.set_attribute("src", query).ok()?;
    call(&place, "replaceChildren", &[frame.into()]).map(drop)
}
