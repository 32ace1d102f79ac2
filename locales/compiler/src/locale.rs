//! The texts of one language.

use std::collections::HashMap;
use std::path::Path;

use fluent_syntax::ast::Entry;

use crate::catalog::{Catalog, Section, entries};
use crate::pattern::{Writer, is_right_to_left};
use crate::problem::{Problem, Source};
use crate::{ENGLISH, plural};

/// The texts of one language.
#[derive(Debug)]
pub struct Locale {
    /// The language, such as `pt-BR`.
    pub tag: String,
    /// The patterns of each message of the catalog: one, or one for each variant ([`Catalog::only_choice`]).
    pub patterns: Vec<Vec<String>>,
}

impl Locale {
    /// Reads the file of a language.
    ///
    /// # Errors
    ///
    /// All problems of the file.
    pub fn read(catalog: &Catalog, tag: &str, text: &str, file: &Path) -> Result<Self, Vec<Problem>> {
        let mut source = Source::new(text, file);
        let Some(categories) = plural::categories(tag) else {
            return Err(vec![Problem::of_file(file, format!("{tag} is not a language with known plural categories"))]);
        };
        let mut nodes = HashMap::new();
        for entry in entries(&mut source) {
            match entry {
                Entry::Message(node) => {
                    let id = node.id.name;
                    if catalog.messages.iter().all(|message| message.id != id) {
                        source.report(id, format!("{ENGLISH}.ftl has no message {id}"));
                    } else if nodes.insert(id, node).is_some() {
                        source.report(id, format!("{id} is defined twice"));
                    }
                }
                Entry::Term(term) => source.report(term.id.name, "terms are not supported: repeat the text".to_owned()),
                _ => {}
            }
        }
        let mut patterns = Vec::new();
        for message in &catalog.messages {
            match nodes.get(message.id.as_str()) {
                Some(node) => {
                    let mut writer = Writer::new(catalog, message, tag, &categories, &mut source);
                    patterns.push(writer.write(node));
                }
                None => source.report_at(usize::MAX, format!("the message {} is missing", message.id)),
            }
        }
        source.finish(Self { tag: tag.to_owned(), patterns })
    }

    /// Whether the language is written from right to left.
    #[must_use]
    pub fn is_right_to_left(&self) -> bool {
        is_right_to_left(&self.tag)
    }

    /// Returns the patterns of a section in order.
    pub fn section<'a>(&'a self, catalog: &'a Catalog, section: Section) -> impl Iterator<Item = &'a str> {
        let messages = catalog.messages.iter().zip(&self.patterns);
        messages
            .filter(move |(message, _)| message.section == section)
            .flat_map(|(_, patterns)| patterns)
            .map(String::as_str)
    }

    /// Returns the patterns of a message.
    #[must_use]
    pub fn patterns_of(&self, catalog: &Catalog, id: &str) -> &[String] {
        let index = catalog.messages.iter().position(|message| message.id == id);
        index.and_then(|index| self.patterns.get(index)).map_or(&[], Vec::as_slice)
    }
}
