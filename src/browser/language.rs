//! Loads languages.
//!
//! `public/boot/language.js` chooses the language of a visit, fetches its file and checks it. A development build contains all
//! languages.

use wasm_bindgen::prelude::*;

use crate::state::language::{Language, Plural};

#[wasm_bindgen]
extern "C" {
    /// Returns a part of the file of the page's language: its tag, or a text. English has no tag, and a development build
    /// only a tag.
    #[wasm_bindgen(js_namespace = boot)]
    pub fn part(index: usize) -> String;

    /// Returns the plural category of a number in the page's language.
    #[wasm_bindgen(js_namespace = boot)]
    fn plural(number: f64) -> u8;

    /// Writes a number in the page's language, in one of the styles that `public/boot/numbers.js` lists.
    #[wasm_bindgen(js_namespace = boot)]
    pub fn number(number: f64, style: u8) -> String;

    /// Writes a list in the page's language, with "and" before the last item. Each line of the text is an item.
    #[wasm_bindgen(js_namespace = boot)]
    pub fn list(lines: &str) -> String;
}

/// Returns the language that the page has loaded; `None` is English.
#[cfg(feature = "split")]
pub fn loaded() -> Option<&'static Language> {
    Language::read(&part, PLURAL)
}

/// Returns the language that the page has chosen; `None` is English.
#[cfg(not(feature = "split"))]
pub fn loaded() -> Option<&'static Language> {
    Language::built_in(&part(0), PLURAL)
}

/// The plural categories of the page's language, by the browser's `Intl`.
#[allow(clippy::cast_precision_loss, reason = "no number of the game is larger than 2^53")]
const PLURAL: Plural = |number| plural(number as f64);
