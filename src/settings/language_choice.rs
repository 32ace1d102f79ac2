//! The choice of the language.

use super::language_loading;
use super::update::Msg;
use crate::state::language::{LANGUAGES, LanguageName};
use crate::ui::fields::chosen_value::{chosen_value, set_chosen_value};
use crate::ui::fields::list_choice::{ListOption, list_choice};
use crate::ui::prelude::*;

/// A list of all languages, each by its own name. The page changes when the chosen one is loaded; a note says if it cannot be.
pub fn choice_of_language(cx: &ViewContext, on: &Callback<Msg>) -> Html {
    let texts = cx.texts;
    let chosen = cx.state.preferences.language;
    let (on, dispatch) = (on.clone(), cx.dispatch.clone());
    let onchange = move |event: Event| {
        let wanted = chosen_value(&event).and_then(|tag| LanguageName::from_tag(&tag));
        let (on, dispatch) = (on.clone(), dispatch.clone());
        language_loading::load(wanted, move |loaded| match loaded {
            Ok(language) => on.emit(Msg::SetLanguage(wanted, language)),
            Err(note) => {
                set_chosen_value(&event, chosen.map_or("", |language| language.tag));
                dispatch.emit(GameAction::Notify(note));
            }
        });
    };
    let of_browser = ListOption::new("", texts.browser_language(), chosen.is_none());
    let option = |language: &'static LanguageName| {
        let option = ListOption::new(language.tag, language.name, chosen == Some(language));
        ListOption { language: Some(language.tag), ..option }
    };
    let options = [of_browser].into_iter().chain(LANGUAGES.iter().map(option)).collect();
    list_choice("language", texts.language(), options, Callback::from(onchange))
}
