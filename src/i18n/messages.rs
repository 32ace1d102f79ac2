//! The messages of `locales/en.ftl`, as functions.

use super::pattern::{Argument, expand};
use crate::state::language;
use crate::state::language::Language;

// The texts of English `FIRST` and `LAZY`, the types of arguments `choice`, and a function of `Messages` for each message.
include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// A whole number that a message counts or names.
pub trait Count {
    /// Returns the number.
    fn count(self) -> u64;
}

macro_rules! counts {
    ($($number:ty),+) => {
        $(impl Count for $number {
            fn count(self) -> u64 {
                self as u64
            }
        })+
    };
}

counts!(u8, u16, u32, u64, usize);

/// The messages in one language. The functions take names, numbers and choices; [`Texts`](super::Texts) has functions for the
/// values of the engine and the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Messages(pub(super) &'static Language);

/// English.
pub(super) static ENGLISH: Language = Language {
    tag: "en",
    is_right_to_left: false,
    first: FIRST,
    lazy: None,
    plural: |number| if number == 1 { 1 } else { 5 },
};

impl Messages {
    /// Returns a pattern of the first part.
    fn first(self, index: usize) -> &'static str {
        self.0.first.get(index).copied().unwrap_or_default()
    }

    /// Returns a pattern of the lazy part.
    fn lazy(self, index: usize) -> &'static str {
        self.0.lazy.unwrap_or(&LAZY).get(index).copied().unwrap_or_default()
    }

    /// Expands a pattern.
    fn format(self, pattern: &str, arguments: &[Argument]) -> String {
        expand(pattern, arguments, self.0.plural)
    }
}
