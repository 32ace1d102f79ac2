//! Loads languages.
//!
//! `public/boot.js` chooses the language of a visit, fetches its file and checks it. A development build contains all
//! languages.

use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::by_name::{get, promise};
use crate::i18n;
use crate::state::Note;
use crate::state::language::{Language, LanguageName, NumberFormat};

#[wasm_bindgen]
extern "C" {
    /// Returns the file of the visit's language, or `None` for English. A development build returns the tag.
    #[wasm_bindgen(js_namespace = boot, js_name = languageFile)]
    fn language_file() -> Option<String>;

    /// Returns a number in the digits of the page's language.
    #[wasm_bindgen(js_namespace = boot)]
    fn digits(number: f64) -> String;

    /// Returns the plural category of a number in the page's language.
    #[wasm_bindgen(js_namespace = boot)]
    fn plural(number: f64) -> u8;
}

/// Returns the language of the visit; `None` is English.
#[must_use]
pub fn of_visit() -> Option<&'static Language> {
    language_file().and_then(read)
}

/// Returns the language of the visit, and a note if another one could not be loaded.
#[must_use]
pub fn at_start() -> (Option<&'static Language>, Option<Note>) {
    (of_visit(), boot().and_then(|boot| get(&boot, "missingLanguage")?.as_string()).and_then(|tag| missing(&tag)))
}

/// Loads a language, or that of the browser. Emits the language, or a note if it cannot be loaded.
pub fn load(chosen: Option<&'static LanguageName>, settle: impl FnOnce(Result<Option<&'static Language>, Note>) + 'static) {
    let tag = chosen.map_or(JsValue::UNDEFINED, |language| language.tag.into());
    let file = boot().and_then(|boot| promise(&boot, "loadLanguage", &[tag]));
    spawn_local(async move {
        let Some(file) = file else { return };
        match JsFuture::from(file).await {
            Ok(file) => settle(Ok(file.as_string().and_then(read))),
            Err(_) => {
                if let Some(note) = chosen.and_then(|language| missing(language.tag)) {
                    settle(Err(note));
                }
            }
        }
    });
}

/// Returns the note about a language that could not be loaded.
fn missing(tag: &str) -> Option<Note> {
    LanguageName::from_tag(tag).map(|language| Note::NoLanguage(language.name))
}

/// Returns the object of `public/boot.js`.
fn boot() -> Option<JsValue> {
    get(&gloo_utils::window(), "boot")
}

/// Reads the file of a language.
#[cfg(feature = "split")]
fn read(file: String) -> Option<&'static Language> {
    i18n::read(file, NUMBERS)
}

/// Finds a language that the program contains by its tag.
#[cfg(not(feature = "split"))]
fn read(tag: String) -> Option<&'static Language> {
    i18n::built_in(&tag, NUMBERS)
}

/// The numbers of the page's language, by the browser's `Intl`.
#[allow(clippy::cast_precision_loss, reason = "no number of the game is larger than 2^53")]
const NUMBERS: NumberFormat =
    NumberFormat { digits: |number| digits(number as f64), plural: |number| plural(number as f64) };
