//! The Rust functions of the messages.

use std::fmt::Write;

use crate::catalog::{Catalog, Kind, Message, Section};
use crate::locale::Locale;

/// Returns the list of languages, for `src/state/language.rs`. `locales` begins with English.
#[must_use]
pub fn language_list(catalog: &Catalog, locales: &[Locale]) -> String {
    let mut source =
        "/// All languages, English first and the others by tag.\npub static LANGUAGES: &[LanguageName] = &["
            .to_owned();
    for locale in locales {
        let (tag, name) =
            (&locale.tag, locale.patterns_of(catalog, "language-name").first().map_or("", String::as_str));
        push(&mut source, format_args!("LanguageName {{ tag: {tag:?}, name: {name:?} }},"));
    }
    let count = |section| locales.first().map_or(0, |english| english.section(catalog, section).count());
    source.push_str("];\n");
    for (name, section) in [("START", Section::Start), ("FIRST", Section::FirstPart), ("LAZY", Section::LazyPart)] {
        let count = count(section);
        push(&mut source, format_args!("/// The number of texts of a part.\npub const {name}: usize = {count};"));
    }
    source
}

/// Returns the source of `src/i18n/messages.rs`: types of arguments, a function for each message, and the texts of English,
/// the first of the `locales`.
#[must_use]
pub fn rust_source(catalog: &Catalog, locales: &[Locale]) -> String {
    let mut source = String::new();
    if let Some(english) = locales.first() {
        for (kind, name, section) in [("const", "FIRST", Section::FirstPart), ("static", "LAZY", Section::LazyPart)] {
            let patterns: Vec<&str> = english.section(catalog, section).collect();
            push(&mut source, format_args!("{kind} {name}: [&str; language::{name}] = {patterns:?};"));
        }
    }
    push(&mut source, format_args!("/// The types of arguments that select a text.\npub mod choice {{"));
    for (name, variants) in &catalog.choices {
        push(
            &mut source,
            format_args!("/// Selects a text.\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub enum {name} {{"),
        );
        for variant in variants {
            push(&mut source, format_args!("/// `{variant}`\n{},", camel_case(variant)));
        }
        push(&mut source, format_args!("}}"));
    }
    push(&mut source, format_args!("}}\nimpl Messages {{"));
    let (mut first, mut lazy) = (0, 0);
    for message in &catalog.messages {
        let (table, next) = match message.section {
            Section::FirstPart => ("first", &mut first),
            Section::LazyPart => ("lazy", &mut lazy),
            Section::Start | Section::Names => continue,
        };
        let variants = catalog.only_choice(message);
        push(&mut source, format_args!("{}", function(message, table, *next, variants.is_some())));
        *next += variants.map_or(1, <[String]>::len);
    }
    push(&mut source, format_args!("}}"));
    source
}

/// Returns the function of a message.
fn function(message: &Message, table: &str, index: usize, is_choice: bool) -> String {
    let name = message.id.replace('-', "_");
    let arguments = message.arguments.iter().map(|(name, kind)| match kind {
        Kind::Number => format!(", {}: impl Count", argument(name)),
        Kind::Text => format!(", {}: impl Into<Argument<'a>>", argument(name)),
        Kind::Choice(kind) => format!(", {}: impl Into<choice::{kind}>", argument(name)),
    });
    let arguments: String = arguments.collect();
    let lifetime = if message.arguments.iter().any(|(_, kind)| *kind == Kind::Text) { "<'a>" } else { "" };
    let head = format!("/// The message `{}`.\n#[must_use]\npub fn {name}{lifetime}(self{arguments})", message.id);
    match message.arguments.as_slice() {
        [] if table == "first" => format!("#[inline]\n{head} -> &'static str {{ self.0.first[{index}] }}"),
        [] => format!("{head} -> &'static str {{ self.{table}({index}) }}"),
        [(only, _)] if is_choice => {
            let choice = format!("{}.into() as usize", argument(only));
            format!("{head} -> &'static str {{ self.{table}({index} + {choice}) }}")
        }
        arguments => {
            let values: Vec<String> = arguments.iter().map(|(name, kind)| value(&argument(name), kind)).collect();
            format!("{head} -> String {{ self.format(self.{table}({index}), &[{}]) }}", values.join(", "))
        }
    }
}

/// Returns the name of an argument in Rust, which may be a keyword.
fn argument(name: &str) -> String {
    format!("r#{}", name.replace('-', "_"))
}

fn value(name: &str, kind: &Kind) -> String {
    match kind {
        Kind::Number => format!("Argument::Number({name}.count())"),
        Kind::Text => format!("{name}.into()"),
        Kind::Choice(_) => format!("Argument::Choice({name}.into() as u8)"),
    }
}

fn camel_case(name: &str) -> String {
    let upper = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>()).unwrap_or_default()
    };
    name.split('-').map(upper).collect()
}

/// Adds a line. Writing to a `String` cannot fail.
fn push(source: &mut String, line: std::fmt::Arguments) {
    let _ = writeln!(source, "{line}");
}
