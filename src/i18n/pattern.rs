//! Expands the patterns of messages, which `locales/compiler` writes and describes.

use std::str::Chars;

use crate::state::language::Plural;
use engine::decimal::decimal;
use engine::{Mark, Square};

/// An argument of a message.
#[derive(Clone, Copy, Debug)]
pub enum Argument<'a> {
    /// A number, which also selects by plural category.
    Number(u64),
    /// A text.
    Text(&'a str),
    /// The name of a square.
    Square(Square),
    /// The variant that a selection takes.
    Choice(u8),
}

impl<'a> From<&'a str> for Argument<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for Argument<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

impl From<Square> for Argument<'_> {
    fn from(square: Square) -> Self {
        Self::Square(square)
    }
}

/// The letter, which is the same in every language.
impl From<Mark> for Argument<'_> {
    fn from(mark: Mark) -> Self {
        Self::Text(mark.letter())
    }
}

/// Expands a pattern.
pub fn expand(pattern: &str, arguments: &[Argument], plural: Plural) -> String {
    let mut text = String::new();
    expand_until_end(&mut pattern.chars(), arguments, plural, Some(&mut text));
    text
}

/// Expands a pattern up to its end or the end of a variant. Skips it without `text`.
fn expand_until_end(pattern: &mut Chars, arguments: &[Argument], plural: Plural, mut text: Option<&mut String>) {
    while let Some(letter) = pattern.next() {
        match letter {
            '\u{1}'..'\u{10}' => {
                if let (Some(text), Some(argument)) = (&mut text, arguments.get(letter as usize - 0x1)) {
                    match argument {
                        Argument::Number(number) => text.push_str(&decimal(*number)),
                        Argument::Text(part) => text.push_str(part),
                        Argument::Square(square) => text.push_str(&square.name()),
                        // The compiler of the patterns refuses this.
                        Argument::Choice(_) => {}
                    }
                }
            }
            '\u{10}'..'\u{1E}' => {
                let argument = arguments.get(letter as usize - 0x10);
                let mut is_open = true;
                while let Some(code) = pattern.next().filter(|code| *code != '\u{1F}') {
                    let takes = is_open
                        && (code == '*' || argument.is_some_and(|argument| fits(code as u32, *argument, plural)));
                    is_open &= !takes;
                    expand_until_end(pattern, arguments, plural, if takes { text.as_deref_mut() } else { None });
                }
            }
            '\u{1E}' => return,
            _ => {
                if let Some(text) = &mut text {
                    text.push(letter);
                }
            }
        }
    }
}

/// Returns whether a variant's code fits an argument.
fn fits(code: u32, argument: Argument, plural: Plural) -> bool {
    match argument {
        Argument::Choice(index) => code == u32::from(b'0' + index),
        Argument::Number(number) => u64::from(code) == 0x100 + number || code == u32::from(b'a' + plural(number)),
        Argument::Text(_) | Argument::Square(_) => false,
    }
}
