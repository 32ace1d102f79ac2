//! The texts of the page in every language.
//!
//! `locales/en.ftl` defines the messages. The build checks and compiles the file of every language (`locales/compiler`) and
//! writes a function for each message ([`Messages`]). English is part of the program; any other language is a data file that
//! the page loads ([`read`]). [`Texts`] turns facts of the engine and the state into messages.

mod choices;
mod coach;
mod errors;
mod first;
mod lesson;
mod messages;
mod panels;
pub mod pattern;
mod practice;
mod statistics;

use std::array;
use std::ops::Deref;

pub use first::{SquareContent, letter};
pub use lesson::OtherMoves;
pub use messages::{Count, Messages, choice};

use crate::state::language::{self, Language, NumberFormat};

/// The texts of the page in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Texts(Messages);

impl Texts {
    /// English.
    pub const ENGLISH: Self = Self(Messages(&messages::ENGLISH));

    /// Returns the texts in a language; `None` is English.
    #[must_use]
    pub fn of(language: Option<&'static Language>) -> Self {
        Self(Messages(language.unwrap_or(&messages::ENGLISH)))
    }
}

impl Deref for Texts {
    type Target = Messages;

    fn deref(&self) -> &Messages {
        &self.0
    }
}

/// Reads a language from the parts of its data file: the tag, which is empty for English, and the texts. They stay in memory.
pub fn read(part: &dyn Fn(usize) -> String, numbers: NumberFormat) -> Option<&'static Language> {
    let text = |index| &*part(index).leak();
    let tag = text(0);
    let language = || Language {
        tag,
        first: array::from_fn(|index| text(1 + language::START + index)),
        lazy: Some(Box::leak(Box::new(array::from_fn(|index| text(1 + language::START + language::FIRST + index))))),
        numbers,
    };
    (!tag.is_empty()).then(|| &*Box::leak(Box::new(language())))
}

/// Returns a language that the program contains: all languages of a development build.
#[cfg(not(feature = "split"))]
#[must_use]
pub fn built_in(tag: &str, numbers: NumberFormat) -> Option<&'static Language> {
    const FILES: &[&str] = include!(concat!(env!("OUT_DIR"), "/language_files.rs"));
    FILES.iter().find_map(|file| {
        let parts: Vec<&str> = file.split('\0').collect();
        let part = |index: usize| parts.get(index).copied().unwrap_or_default().to_owned();
        if part(0) == tag { read(&part, numbers) } else { None }
    })
}
