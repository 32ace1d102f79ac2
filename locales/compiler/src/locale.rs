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
    /// What shows the English text, in the order of the catalog: messages, and variants of messages such as
    /// `level-name[easy]`.
    pub untranslated: Vec<String>,
}

/// The message with the name of the language, which no English text can replace.
const OWN_NAME: &str = "language-name";

impl Locale {
    /// Reads the file of a language. English texts replace what the file lacks.
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
        let (mut patterns, mut untranslated) = (Vec::new(), Vec::new());
        for message in &catalog.messages {
            let Some(node) = nodes.get(message.id.as_str()) else {
                if message.id == OWN_NAME {
                    source.report_at(usize::MAX, format!("the message {OWN_NAME} is missing"));
                }
                patterns.push(english_inside(tag, &message.fallback));
                untranslated.push(message.id.clone());
                continue;
            };
            let mut writer = Writer::new(catalog, message, tag, &categories, &mut source);
            let mut written = writer.write(node);
            let missing = writer.missing();
            if let Some(variants) = catalog.only_choice(message) {
                let english = english_inside(tag, &message.fallback);
                for ((variant, written), english) in variants.iter().zip(&mut written).zip(english) {
                    if missing.contains(variant) {
                        *written = english;
                        untranslated.push(format!("{}[{variant}]", message.id));
                    }
                }
            } else if !missing.is_empty() {
                written = english_inside(tag, &message.fallback);
                untranslated.push(message.id.clone());
            }
            patterns.push(written);
        }
        source.finish(Self { tag: tag.to_owned(), patterns, untranslated })
    }

    /// Whether the language is written from right to left.
    #[must_use]
    pub fn is_right_to_left(&self) -> bool {
        is_right_to_left(&self.tag)
    }

    /// Returns a sentence that names the untranslated texts; `None` if there are none.
    #[must_use]
    pub fn note(&self) -> Option<String> {
        let Self { tag, untranslated, .. } = self;
        let count = untranslated.len();
        let are = if count == 1 { "text is" } else { "texts are" };
        (count > 0)
            .then(|| format!("{tag}.ftl: {count} {are} not translated, but English: {}", untranslated.join(", ")))
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

/// Returns English patterns for a page in another language. In one from right to left, each is isolated from the text around it
/// (U+2066 to U+2069).
fn english_inside(tag: &str, patterns: &[String]) -> Vec<String> {
    let inside = |pattern: &String| match is_right_to_left(tag) {
        true => format!("\u{2066}{pattern}\u{2069}"),
        false => pattern.clone(),
    };
    patterns.iter().map(inside).collect()
}
