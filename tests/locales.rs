//! Tests the texts of all languages.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

use std::cell::RefCell;
use std::path::Path;
use std::slice;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use locale_compiler::{Catalog, ENGLISH, Kind, Locale, Message, manifest, read_folder};
use tic_tac_toe::i18n::pattern::{Argument, expand};
use tic_tac_toe::state::language::{LANGUAGES, LanguageName, Plural};
use unic_langid::LanguageIdentifier;

const FOLDER: &str = "locales";

/// Numbers around the boundaries of plural categories.
const NUMBERS: [u64; 10] = [0, 1, 2, 3, 5, 11, 21, 22, 25, 100];

fn locales() -> (Catalog, Vec<Locale>) {
    read_folder(Path::new(FOLDER)).unwrap_or_else(|problems| panic!("{problems:#?}"))
}

fn rules(tag: &str) -> PluralRules {
    let language: LanguageIdentifier = tag.parse().unwrap();
    let language = LanguageIdentifier::from_parts(language.language, None, None, &[]);
    PluralRules::create(language, PluralRuleType::CARDINAL).unwrap()
}

thread_local! {
    static RULES: RefCell<PluralRules> = RefCell::new(rules(ENGLISH));
}

/// The plural categories of [`RULES`].
const PLURAL: Plural = |number| {
    RULES.with_borrow(|rules| match rules.select(number).unwrap() {
        PluralCategory::ZERO => 0,
        PluralCategory::ONE => 1,
        PluralCategory::TWO => 2,
        PluralCategory::FEW => 3,
        PluralCategory::MANY => 4,
        PluralCategory::OTHER => 5,
    })
};

/// A value of an argument: a number, a text, or a variant with its index.
#[derive(Clone, Debug)]
enum Value {
    Number(u64),
    Text(String),
    Choice(u8, String),
}

/// Returns all combinations of values of a message's arguments.
fn values(catalog: &Catalog, message: &Message) -> Vec<Vec<Value>> {
    let mut all = vec![Vec::new()];
    for (name, kind) in &message.arguments {
        let values: Vec<Value> = match kind {
            Kind::Number => NUMBERS.map(Value::Number).to_vec(),
            Kind::Text => vec![Value::Text(format!("<{name}>"))],
            Kind::Choice(kind) => {
                (0..).zip(&catalog.choices[kind]).map(|(index, name)| Value::Choice(index, name.clone())).collect()
            }
        };
        all = all
            .iter()
            .flat_map(|before| values.iter().map(|value| [&**before, slice::from_ref(value)].concat()))
            .collect();
    }
    all
}

/// Returns the text of a message by the program.
fn text(catalog: &Catalog, message: &Message, patterns: &[String], values: &[Value]) -> String {
    let (pattern, arguments) = match (catalog.only_choice(message), values) {
        (Some(_), [Value::Choice(index, _)]) => (&patterns[usize::from(*index)], Vec::new()),
        _ => (
            &patterns[0],
            values
                .iter()
                .map(|value| match value {
                    Value::Number(number) => Argument::Number(*number),
                    Value::Text(text) => Argument::Text(text),
                    Value::Choice(index, _) => Argument::Choice(*index),
                })
                .collect(),
        ),
    };
    expand(pattern, &arguments, PLURAL)
}

/// Returns the texts of a language as the library of Fluent reads them, as the reference.
fn reference(tag: &str) -> FluentBundle<FluentResource> {
    let text = std::fs::read_to_string(format!("{FOLDER}/{tag}.ftl")).unwrap();
    let mut bundle = FluentBundle::new(vec![tag.parse().unwrap()]);
    bundle.set_use_isolating(false);
    bundle.add_resource(FluentResource::try_new(text).unwrap()).unwrap();
    bundle
}

/// Returns a message by the library of Fluent.
fn evaluate(reference: &FluentBundle<FluentResource>, message: &Message, values: &[Value]) -> String {
    let mut arguments = FluentArgs::new();
    for ((name, _), value) in message.arguments.iter().zip(values) {
        let value = match value {
            Value::Number(number) => FluentValue::from(*number),
            Value::Text(text) | Value::Choice(_, text) => FluentValue::from(text.as_str()),
        };
        arguments.set(name.as_str(), value);
    }
    let (pattern, mut errors) = (reference.get_message(&message.id).unwrap().value().unwrap(), Vec::new());
    let text = reference.format_pattern(pattern, Some(&arguments), &mut errors).replace('\n', " ");
    assert!(errors.is_empty(), "{}: {errors:?}", message.id);
    text
}

#[test]
fn every_message_with_every_value_equals_the_reference_and_names_its_squares() {
    let (catalog, locales) = locales();
    for locale in &locales {
        RULES.set(rules(&locale.tag));
        let reference = reference(&locale.tag);
        let is_translated = |message: &Message| {
            let of_message = |text: &String| text.split('[').next() == Some(&*message.id);
            !locale.untranslated.iter().any(of_message)
        };
        let messages = catalog.messages.iter().zip(&locale.patterns);
        for (message, patterns) in messages.filter(|(message, _)| is_translated(message)) {
            let mut all = String::new();
            for values in values(&catalog, message) {
                let direction_marks = ['\u{2068}', '\u{2069}', '\u{200F}'];
                let found = text(&catalog, message, patterns, &values).replace(direction_marks, "");
                let expected = evaluate(&reference, message, &values).replace(direction_marks, "");
                assert_eq!(found, expected, "{}: {} {values:?}", locale.tag, message.id);
                assert!(!found.trim().is_empty(), "{}: {} {values:?}", locale.tag, message.id);
                all += &found;
            }
            for (name, _) in message.arguments.iter().filter(|(_, kind)| *kind == Kind::Text) {
                assert!(all.contains(&format!("<{name}>")), "{}: {} lacks ${name}", locale.tag, message.id);
            }
        }
    }
}

/// The part of the texts that each language must have, in percent. New texts may come before their translations.
const TRANSLATED: usize = 95;

#[test]
fn languages_have_nearly_all_texts() {
    let (catalog, locales) = locales();
    for note in locales.iter().filter_map(Locale::note) {
        println!("{note}");
    }
    for locale in &locales {
        let (missing, all) = (locale.untranslated.len(), catalog.messages.len());
        assert!(missing * 100 <= all * (100 - TRANSLATED), "{}", locale.note().unwrap_or_default());
    }
}

#[test]
fn tags_of_browsers_match_languages() {
    for (tag, language) in [
        ("de", Some("de")),
        ("de-AT", Some("de")),
        ("PT-pt", LANGUAGES.iter().any(|it| it.tag == "pt-BR").then_some("pt-BR")),
        ("zh", Some("zh-Hans")),
        ("zh-CN", Some("zh-Hans")),
        ("zh-Hant-HK", Some("zh-Hant")),
        ("zh-tw", Some("zh-Hant")),
        ("zh-Hans-HK", Some("zh-Hans")),
        ("en-GB", Some("en")),
        ("tlh", None),
        ("", None),
    ] {
        assert_eq!(LanguageName::matching(tag).map(|language| language.tag), language, "{tag}");
    }
    assert!(LANGUAGES.iter().all(|language| LanguageName::matching(language.tag) == Some(language)));
}

#[test]
fn manifest_is_translated_completely() {
    let english = include_str!("../public/manifest.webmanifest");
    let (catalog, locales) = locales();
    for locale in &locales[1..] {
        let translated = manifest(&catalog, &locales[0], locale, english);
        let lines = english.lines().zip(translated.lines());
        for (before, after) in
            lines.filter(|(before, _)| ["name", "description"].iter().any(|key| before.contains(key)))
        {
            assert_ne!(before, after, "{}", locale.tag);
        }
        assert_eq!(translated.contains("\"rtl\""), locale.is_right_to_left());
        // In every language, the installed game is the same app.
        assert!(translated.contains("\"start_url\": \"./\""));
    }
}
