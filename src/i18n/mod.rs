//! The texts of the page in every language.
//!
//! `locales/en.ftl` defines the messages. The build checks and compiles the file of every language (`locales/compiler`) and
//! writes a function for each message ([`Messages`]). English is part of the program; any other language is a data file that
//! the page loads ([`Language`]). [`Texts`] turns facts of the engine and the state into messages.

pub mod choices;
pub mod first;
pub mod formats;
pub mod messages;
pub mod pattern;
pub mod soft_hyphens;

use std::ops::Deref;

pub use first::SquareContent;
pub use messages::{Count, Messages, choice};
pub use soft_hyphens::spoken;

use crate::state::language::Language;

/// The texts of the page in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Texts(Messages);

impl Texts {
    /// English.
    pub const ENGLISH: Self = Self(Messages(&messages::ENGLISH));

    /// Returns the texts in a language; `None` is English.
    pub fn of(language: Option<&'static Language>) -> Self {
        Self(Messages(language.unwrap_or(&messages::ENGLISH)))
    }

    /// Returns whether the language is English.
    pub fn is_english(self) -> bool {
        self == Self::ENGLISH
    }
}

impl Deref for Texts {
    type Target = Messages;

    fn deref(&self) -> &Messages {
        &self.0
    }
}
