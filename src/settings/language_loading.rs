//! The choice of another language, which is loaded.

use std::cell::RefCell;

use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::update::Msg;
use crate::browser::js_value::{get, promise};
use crate::browser::language::{loaded, part};
use crate::state::language::{Language, LanguageName};
use crate::state::{GameAction, Note};

/// Returns the language of the visit, and a note if another one could not be loaded.
pub fn at_start() -> (Option<&'static Language>, Option<Note>) {
    (loaded(), missing())
}

/// Loads a language, or that of the browser. Emits the language, or a note if it cannot be loaded.
pub fn load(
    chosen: Option<&'static LanguageName>,
    settle: impl FnOnce(Result<Option<&'static Language>, Note>) + 'static,
) {
    let tag = chosen.map_or(JsValue::UNDEFINED, |language| language.tag.into());
    let loading = boot().and_then(|boot| promise(&boot, "loadLanguage", &[tag]));
    spawn_local(async move {
        let Some(loading) = loading else { return };
        match JsFuture::from(loading).await {
            Ok(_) => settle(Ok(loaded_once())),
            Err(_) => {
                if let Some(note) = missing() {
                    settle(Err(note));
                }
            }
        }
    });
}

thread_local! {
    /// The languages that [`load`] has read. They stay in memory, so each is read once.
    static READ: RefCell<Vec<&'static Language>> = const { RefCell::new(Vec::new()) };
}

/// Returns the language that the page has loaded.
fn loaded_once() -> Option<&'static Language> {
    let tag = part(0);
    READ.with_borrow_mut(|read| {
        if let Some(before) = read.iter().find(|language| language.tag == tag) {
            return Some(*before);
        }
        let language = loaded()?;
        read.push(language);
        Some(language)
    })
}

/// Returns the action after loading a language.
pub fn action(chosen: Option<&'static LanguageName>, loaded: Result<Option<&'static Language>, Note>) -> GameAction {
    loaded.map_or_else(GameAction::Notify, |language| Msg::SetLanguage(chosen, language).into())
}

/// Returns the note about the language that could not be loaded, if there is one.
fn missing() -> Option<Note> {
    let tag = get(&boot()?, "missingLanguage")?.as_string()?;
    LanguageName::from_tag(&tag).map(|language| Note::NoLanguage(language.name))
}

/// Returns the object of `public/boot.js`.
fn boot() -> Option<JsValue> {
    get(&gloo_utils::window(), "boot")
}
