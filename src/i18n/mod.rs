//! The texts of the page in every language.
//!
//! `locales/en.ftl` defines the messages. The build checks and compiles the file of every language (`locales/compiler`) and
//! writes a function for each message ([`Messages`]). English is part of the program; any other language is a data file that
//! the page loads ([`Language`]). [`Texts`] turns facts of the engine and the state into messages.

pub mod aiming;
pub mod boards;
mod choices;
mod coach;
mod errors;
mod first;
mod lesson;
mod messages;
pub mod notes;
mod opponents;
mod panels;
pub mod pattern;
mod puzzles;
pub mod review;
pub mod settings;
mod spoken;
mod statistics;
pub mod status;

use std::ops::Deref;

pub use first::{SquareContent, letter};
pub use lesson::OtherMoves;
pub use messages::{Count, Messages, choice};
pub use spoken::spoken;

use crate::state::language::Language;

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
