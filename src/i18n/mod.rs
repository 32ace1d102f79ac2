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
mod pattern;
mod practice;
mod statistics;

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

/// The digits of the checksum at the start of a data file, which `public/boot.js` has checked.
const CHECKSUM: usize = 8;

/// Reads the data file of a language, which stays in memory. Returns `None` if it is too short. Missing texts are empty.
#[must_use]
pub fn read(data: String, numbers: NumberFormat) -> Option<&'static Language> {
    let mut rest: &'static str = data.leak().get(CHECKSUM..)?;
    // `str::split` would add 400 bytes to the first visit.
    let mut parts = std::iter::from_fn(|| {
        let end = rest.bytes().position(|byte| byte == 0);
        let (part, next) = rest.split_at_checked(end.unwrap_or(rest.len()))?;
        rest = next.get(1..).unwrap_or_default();
        Some(part)
    });
    let tag = parts.next()?;
    let mut first = [""; language::FIRST];
    let mut lazy = [""; language::LAZY];
    let texts = first.iter_mut().chain(&mut lazy);
    for (text, part) in texts.zip(parts.skip(language::START)) {
        *text = part;
    }
    Some(Box::leak(Box::new(Language { tag, first, lazy: Some(lazy), numbers })))
}

/// Returns a language that the program contains: all languages of a development build.
#[cfg(not(feature = "split"))]
#[must_use]
pub fn built_in(tag: &str, numbers: NumberFormat) -> Option<&'static Language> {
    const FILES: &[&str] = include!(concat!(env!("OUT_DIR"), "/language_files.rs"));
    let is_named = |file: &&&str| file.get(CHECKSUM..).and_then(|text| text.split('\0').next()) == Some(tag);
    read((**FILES.iter().find(is_named)?).to_owned(), numbers)
}
