//! Compiles a translator's Fluent file in the browser. `public/translate.js` calls these functions.
#![cfg_attr(not(target_arch = "wasm32"), allow(dead_code, reason = "only the browser calls the functions"))]

use std::path::Path;

use locale_compiler::{Catalog, ENGLISH, Locale, Problem, head};
use wasm_bindgen::prelude::*;

const ENGLISH_FILE: &str = include_str!("../../en.ftl");

/// Returns the Fluent file of English, which a new translation begins with.
#[wasm_bindgen]
pub fn english() -> String {
    ENGLISH_FILE.to_owned()
}

/// Compiles the Fluent file of a language to the data file that the page loads from `address`.
///
/// # Errors
///
/// One line for each problem.
#[wasm_bindgen]
pub fn compile(tag: &str, text: &str, address: &str) -> Result<String, String> {
    if tag == ENGLISH {
        return Err(format!("{ENGLISH}.ftl: English is part of the program; choose another language"));
    }
    let data = data(tag, text).map_err(|problems| lines(&problems))?;
    Ok(head(address, &data) + &data)
}

/// Returns a sentence that names the messages whose texts are still English; empty if there are none, or if the file has problems.
#[wasm_bindgen]
pub fn untranslated(tag: &str, text: &str) -> String {
    read(tag, text).ok().and_then(|(_, locale)| locale.note()).unwrap_or_default()
}

fn data(tag: &str, text: &str) -> Result<String, Vec<Problem>> {
    let (catalog, locale) = read(tag, text)?;
    Ok(locale.data(&catalog))
}

fn read(tag: &str, text: &str) -> Result<(Catalog, Locale), Vec<Problem>> {
    let catalog = Catalog::read(ENGLISH_FILE, Path::new("en.ftl"))?;
    let locale = Locale::read(&catalog, tag, text, Path::new(&format!("{tag}.ftl")))?;
    Ok((catalog, locale))
}

fn lines(problems: &[Problem]) -> String {
    problems.iter().map(ToString::to_string).collect::<Vec<String>>().join("\n")
}

fn main() {}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests fail by panicking")]
mod tests {
    use super::*;

    const GERMAN: &str = include_str!("../../de.ftl");

    #[test]
    fn data_file_has_the_head_of_its_address() {
        let file = compile("de", GERMAN, "assets/*.txt").unwrap();
        let (hash, data) = file.split_at(8);
        assert!(data.starts_with("de\0"), "{data}");
        assert_eq!(hash, head("assets/*.txt", data));
    }

    #[test]
    fn english_texts_begin_a_new_language() {
        assert!(compile("sv", &english(), "").is_ok());
        assert!(compile("en", &english(), "").unwrap_err().contains("part of the program"));
    }

    #[test]
    fn untranslated_texts_are_named_and_stay_english() {
        let without = |text: &str| text.replace("\nretry = ", "\n# retry = ");
        assert_eq!(untranslated("sv", &english()), "");
        let note = untranslated("sv", &without(&english()));
        assert_eq!(note, "sv.ftl: 1 text is not translated, but English: retry");
        assert!(compile("de", &without(GERMAN), "").unwrap().contains("\0Retry\0"));
        assert_eq!(untranslated("de", "no-such-message = x"), "");
    }

    #[test]
    fn problems_name_their_lines() {
        let text = format!("no-such-message = x\n{}", GERMAN.replace("retry = ", "retri = "));
        let found = compile("de", &text, "").unwrap_err();
        let line = text.lines().position(|line| line.starts_with("retri")).unwrap() + 1;
        let expected = [
            "de.ftl:1: en.ftl has no message no-such-message".to_owned(),
            format!("de.ftl:{line}: en.ftl has no message retri"),
        ];
        assert_eq!(found.lines().collect::<Vec<&str>>(), expected);
    }
}
