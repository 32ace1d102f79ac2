//! Layout in other languages, and in a pseudo-language that shows untranslated texts.

use super::fonts::set_fonts;
use crate::tests::access::axe;
use crate::tests::access::states::{self, State};
use crate::tests::detectors::{LAYOUT, LINES};
use crate::tests::languages::{GIVEN, Languages, set_given};
use crate::tests::release::hosting::file;
use browser_tests::prelude::*;

/// Invisible characters around each text of the pseudo-language: the invisible separator and the invisible plus.
const BRACKETS: [char; 2] = ['\u{2063}', '\u{2064}'];

/// Letters with their counterparts in the pseudo-language.
const LETTERS: &str = "AẤBƁCÇDĎEẾFƑGĜHĤIÎJĴKĶLĻMṀNÑOỐPṔQɊRŘSŠTŢUÛVṼWŴXẌYÝZŽ\
    aảbƀcçdďeệfƒgĝhĥiîjĵkķlļmṁnñoộpṕqɋrřsštţuûvṽwŵxẍyýzž";

/// Finds texts and accessible names outside brackets, except squares, marks, numbers, keys, codes and names of languages.
const UNTRANSLATED: &str = include_str!("language_layout/untranslated.js");

/// The states with most texts.
const MAIN_STATES: [&str; 8] = ["hint", "card", "review", "settings", "share", "statistics", "lesson-wrong", "refuted"];

/// Returns a text in the pseudo-language: accented, one third longer, in brackets. `locales/compiler` describes the control
/// characters.
fn pseudo(pattern: &str) -> String {
    let letters: Vec<char> = LETTERS.chars().collect();
    let mut text = String::from(BRACKETS[0]);
    let mut count = 0;
    let mut rest = pattern.chars();
    while let Some(letter) = rest.next() {
        match letters.iter().position(|other| *other == letter) {
            Some(index) => {
                count += 1;
                text.extend(std::iter::repeat_n(letters[index + 1], if count % 3 == 0 { 2 } else { 1 }));
            }
            None => text.push(letter),
        }
        // A code follows the start of a selection and the end of a variant.
        if ('\u{10}'..='\u{1E}').contains(&letter) {
            text.extend(rest.next());
        }
    }
    text.push(BRACKETS[1]);
    text
}

/// Opens a state on a small phone, where texts have the least room. Returns the faults of its layout.
async fn findings(page: &Page, state: State, checks: &str) -> WebDriverResult<Vec<String>> {
    page.resize(320, 800, 1.0).await?;
    state.open(page, "light").await?;
    page.until("window.hasFonts ?? true").await?;
    let script = format!("{LAYOUT} {checks} return (async () => [...await plain(), ...lines(), ...others()])()");
    let found: Vec<String> = serde_json::from_value(page.eval(&script).await?).unwrap();
    Ok(found.into_iter().map(|it| format!("{}: {it}", state.name)).collect())
}

mod texts_are_translated_and_have_room_to_grow {
    crate::tests::access::states::test_each_group! { #[browser_test] check_pseudo_language }
}

/// Checks states in the pseudo-language.
async fn check_pseudo_language(page: &Page, states: &[State]) -> WebDriverResult<()> {
    let languages = Languages::read();
    page.server.forbid_workers();
    page.before_each_document(GIVEN).await?;
    let german = file("de-", ".txt");
    let texts = languages.english().into_iter().map(pseudo);
    let data = std::iter::once("de".to_owned()).chain(texts).collect::<Vec<String>>().join("\0");
    let address = format!("./{}", german.replace("/de-", "/*-"));
    page.server.set_file(&german, locale_compiler::head(&address, &data) + data.as_str());
    page.open("").await?;
    set_given(page, &json!({ "languages": ["de"] })).await?;
    let checks = format!("{UNTRANSLATED} {LINES} const others = untranslated;")
        .replace("BREAKS", "Math.ceil(width) < block.clientWidth");
    let mut found = Vec::new();
    for state in states {
        found.extend(findings(page, *state, &checks).await?);
    }
    assert!(page.eval("return document.title").await?.as_str().unwrap().starts_with(BRACKETS[0]));
    assert!(found.is_empty(), "{:#}", json!(found));
    Ok(())
}

#[browser_test]
async fn main_states_fit_on_a_phone_in_other_languages(page: Page) {
    page.server.forbid_workers();
    page.before_each_document(GIVEN).await?;
    page.before_each_document(&axe::script()).await?;
    // Without a font that joins the letters of Hindi, words would be wider.
    let fonts = ["open-sans/files/open-sans-latin", "noto-sans-devanagari/files/noto-sans-devanagari-devanagari"];
    page.before_each_document(&set_fonts(&fonts)).await?;
    page.open("").await?;
    let checks = format!("{LINES} const others = () => [];").replace("BREAKS", "true");
    let mut found = Vec::new();
    for tag in ["de", "hi", "ar"] {
        set_given(&page, &json!({ "languages": [tag] })).await?;
        for name in MAIN_STATES {
            found.extend(findings(&page, states::named(name), &checks).await?);
            if tag == "ar" {
                // At this height, no dialog scrolls below its last button.
                page.resize(320, 1200, 1.0).await?;
                found.extend(axe::barriers(&page).await?);
            }
        }
    }
    assert!(found.is_empty(), "{:#}", json!(found));
}
