//! Tests the texts of all languages.
#![cfg(test)]
#![cfg(not(target_arch = "wasm32"))]

use std::cell::RefCell;
use std::collections::HashMap;
use std::path::Path;
use std::slice;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
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

/// The names of the plural categories, by their numbers in the program.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

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

/// Evaluates a message of a file by the rules of Fluent, as the reference.
fn evaluate(pattern: &Pattern<&str>, values: &HashMap<&str, &Value>) -> String {
    let element = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => (*value).to_owned(),
        PatternElement::Placeable { expression } => match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => match values[id.name] {
                Value::Number(number) => number.to_string(),
                Value::Text(text) | Value::Choice(_, text) => text.clone(),
            },
            Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                let chosen = variants.iter().find(|variant| matches_key(values[id.name], &variant.key));
                let chosen = chosen.or_else(|| variants.iter().find(|variant| variant.default)).unwrap();
                evaluate(&chosen.value, values)
            }
            other => panic!("the compiler refuses {other:?}"),
        },
    };
    pattern.elements.iter().map(element).collect()
}

/// Returns whether a value selects the variant with this key.
fn matches_key(value: &Value, key: &VariantKey<&str>) -> bool {
    match (value, key) {
        (Value::Number(number), VariantKey::NumberLiteral { value }) => number.to_string() == *value,
        (Value::Number(number), VariantKey::Identifier { name }) => CATEGORIES[usize::from(PLURAL(*number))] == *name,
        (Value::Text(text) | Value::Choice(_, text), VariantKey::Identifier { name }) => text == name,
        _ => false,
    }
}

#[test]
fn every_message_with_every_value_equals_the_reference_and_names_its_squares() {
    let (catalog, locales) = locales();
    for locale in &locales {
        RULES.set(rules(&locale.tag));
        let resource = std::fs::read_to_string(format!("{FOLDER}/{}.ftl", locale.tag)).unwrap();
        let resource = parser::parse(resource.as_str()).unwrap();
        let reference: HashMap<&str, &Pattern<&str>> = resource
            .body
            .iter()
            .filter_map(|entry| match entry {
                Entry::Message(message) => Some((message.id.name, message.value.as_ref()?)),
                _ => None,
            })
            .collect();
        let is_translated = |message: &Message| {
            let of_message = |text: &String| text.split('[').next() == Some(&*message.id);
            !locale.untranslated.iter().any(of_message)
        };
        let messages = catalog.messages.iter().zip(&locale.patterns);
        for (message, patterns) in messages.filter(|(message, _)| is_translated(message)) {
            let mut all = String::new();
            for values in values(&catalog, message) {
                let named = message.arguments.iter().map(|(name, _)| name.as_str()).zip(&values).collect();
                let expected = evaluate(reference[&*message.id], &named).replace('\n', " ");
                let direction_marks = ['\u{2068}', '\u{2069}', '\u{200F}'];
                let found = text(&catalog, message, patterns, &values).replace(direction_marks, "");
                let expected = expected.replace(direction_marks, "");
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

/// Messages that only tooltips and screen readers tell. Some screen readers read a soft hyphen out.
const NAMES_OF_CONTROLS: &str =
    "undo redo hint values share settings tools previous-move next-move newest-first dismiss board-label score";

#[test]
fn names_of_controls_have_no_soft_hyphens() {
    let (catalog, locales) = locales();
    for locale in &locales {
        for name in NAMES_OF_CONTROLS.split(' ').flat_map(|id| locale.patterns_of(&catalog, id)) {
            assert!(!name.is_empty() && !name.contains('\u{AD}'), "{}: {name}", locale.tag);
        }
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
