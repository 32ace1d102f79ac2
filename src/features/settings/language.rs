//! The choice of the language.

use yew::prelude::*;

use crate::components::ViewContext;
use crate::features::language::loading as language_choice;
use crate::features::widgets::chosen_value::{chosen_value, set_chosen_value};
use crate::state::language::{LANGUAGES, LanguageName};

/// A list of all languages, each by its own name. The page changes when the chosen one is loaded; a note says if it cannot be.
pub fn choice_of_language(cx: &ViewContext) -> Html {
    let texts = cx.texts;
    let chosen = cx.state.preferences().language;
    let dispatch = cx.dispatch.clone();
    let onchange = move |event: Event| {
        let wanted = chosen_value(&event).and_then(|tag| LanguageName::from_tag(&tag));
        let dispatch = dispatch.clone();
        language_choice::load(wanted, move |loaded| {
            if loaded.is_err() {
                set_chosen_value(&event, chosen.map_or("", |language| language.tag));
            }
            dispatch.emit(language_choice::action(wanted, loaded));
        });
    };
    let option = |language: &'static LanguageName| {
        html! {
            <option
                key={language.tag}
                lang={language.tag}
                value={language.tag}
                selected={chosen == Some(language)}
            >
                { language.name }
            </option>
        }
    };
    html! {
        <label class="list-choice">
            { texts.language() }
            <select name="language" {onchange}>
                <option key="browser" value="" selected={chosen.is_none()}>{ texts.browser_language() }</option>
                { for LANGUAGES.iter().map(option) }
            </select>
        </label>
    }
}
