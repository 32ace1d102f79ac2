//! The messages that `en.ftl` defines.

use std::collections::BTreeMap;
use std::path::Path;

use fluent_syntax::ast::{Comment, Entry, Message as Node};
use fluent_syntax::parser;

use crate::pattern::Writer;
use crate::problem::{Problem, Source};
use crate::{ENGLISH, plural};

/// The messages in the order of `en.ftl`, and the types of their arguments.
#[derive(Debug)]
pub struct Catalog {
    /// The messages.
    pub messages: Vec<Message>,
    /// The types with variants: name and variants.
    pub choices: BTreeMap<String, Vec<String>>,
}

/// A message of the catalog.
#[derive(Debug)]
pub struct Message {
    /// The identifier, such as `you-are`.
    pub id: String,
    /// The section.
    pub section: Section,
    /// The arguments: name and kind.
    pub arguments: Vec<(String, Kind)>,
    /// The English patterns for languages that lack the message. The number 1 replaces the plural category `one`, which
    /// has other numbers in other languages.
    pub fallback: Vec<String>,
}

/// Which program shows a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// The start script.
    Start,
    /// The first part.
    FirstPart,
    /// The lazy part.
    LazyPart,
    /// The build.
    Names,
}

/// The type of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A whole number.
    Number,
    /// A text.
    Text,
    /// A type with variants, by name.
    Choice(String),
}

impl Catalog {
    /// Reads `en.ftl`.
    ///
    /// # Errors
    ///
    /// All problems of the file.
    pub fn read(text: &str, file: &Path) -> Result<Self, Vec<Problem>> {
        let mut source = Source::new(text, file);
        let mut catalog = Self { messages: Vec::new(), choices: BTreeMap::new() };
        let mut section = Section::Start;
        for entry in entries(&mut source) {
            match entry {
                Entry::ResourceComment(comment) => {
                    catalog.choices.extend(comment.content.iter().filter_map(|line| choice(line)))
                }
                Entry::GroupComment(comment) => section = section_of(&comment),
                Entry::Message(message) => {
                    let message = catalog.message(section, &message, &mut source);
                    catalog.messages.push(message);
                }
                _ => {}
            }
        }
        source.finish(catalog)
    }

    fn message(&self, section: Section, node: &Node<&str>, source: &mut Source) -> Message {
        let id = node.id.name;
        if self.messages.iter().any(|message| message.id == id) {
            source.report(id, format!("{id} is defined twice"));
        }
        let mut arguments = Vec::new();
        for line in node.comment.iter().flat_map(|comment| &comment.content) {
            let Some(declared) = line.strip_prefix('$') else { continue };
            let Some((name, kind)) =
                declared.split_once(" (").and_then(|(name, rest)| Some((name, rest.split_once(')')?.0)))
            else {
                source.report(line, "write arguments as “$name (Type)”".to_owned());
                continue;
            };
            let kind = match kind {
                "Number" => Kind::Number,
                "Text" => Kind::Text,
                name if self.choices.contains_key(name) => Kind::Choice(name.to_owned()),
                name => {
                    source.report(line, format!("there is no type {name}"));
                    continue;
                }
            };
            arguments.push((name.to_owned(), kind));
        }
        let mut message = Message { id: id.to_owned(), section, arguments, fallback: Vec::new() };
        let categories = plural::categories(ENGLISH).unwrap_or_default();
        message.fallback = Writer::new(self, &message, ENGLISH, &categories, source).fallback().write(node);
        message
    }

    /// Returns the variants of the only argument of a message, if it has one argument with variants. Such a message has one
    /// text for each variant.
    #[must_use]
    pub fn only_choice(&self, message: &Message) -> Option<&[String]> {
        match message.arguments.as_slice() {
            [(_, Kind::Choice(name))] => self.choices.get(name).map(Vec::as_slice),
            _ => None,
        }
    }
}

/// Parses a file. Reports syntax errors.
pub fn entries<'a>(source: &mut Source<'a>) -> Vec<Entry<&'a str>> {
    match parser::parse(source.text) {
        Ok(resource) => resource.body,
        Err((resource, errors)) => {
            for error in errors {
                source.report_at(error.pos.start, error.kind.to_string());
            }
            resource.body
        }
    }
}

/// Reads a type with its variants, such as `Objective: normal, misere`.
fn choice(line: &str) -> Option<(String, Vec<String>)> {
    let (name, variants) = line.split_once(": ")?;
    let is_name = name.starts_with(|first: char| first.is_ascii_uppercase()) && !name.contains(' ');
    let variants: Vec<String> = variants.split(", ").map(str::to_owned).collect();
    (is_name && variants.len() > 1).then(|| (name.to_owned(), variants))
}

/// Returns the section that a heading begins.
fn section_of(heading: &Comment<&str>) -> Section {
    match heading.content.first().copied().unwrap_or_default() {
        heading if heading.starts_with("Start:") => Section::Start,
        heading if heading.starts_with("First part:") => Section::FirstPart,
        heading if heading.starts_with("Names:") => Section::Names,
        _ => Section::LazyPart,
    }
}
