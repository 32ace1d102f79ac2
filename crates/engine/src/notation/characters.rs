//! Characters as keyboards, chats and mail programs write them.

use std::borrow::Cow;

/// The first digits of scripts that count like ASCII: Arabic, Persian, Devanagari.
const ZEROS: [char; 3] = ['\u{660}', '\u{6f0}', '\u{966}'];

/// Returns a text with the characters of the notation: without invisible ones, and with ASCII in place of full-width letters,
/// digits of other scripts and drawn marks.
///
/// ```
/// use engine::notation::plain;
///
/// assert_eq!(plain("\u{2066}ｂ２\u{2069}、ａ１"), "b2、a1");
/// assert_eq!(plain("3×3×3"), "3X3X3");
/// ```
pub fn plain(text: &str) -> Cow<'_, str> {
    let is_plain = |letter| plain_letter(letter) == Some(letter) && letter != '…';
    if text.is_ascii() || text.chars().all(is_plain) {
        return text.into();
    }
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            // Chats write it for the dots of a drawing.
            '…' => plain.push_str("..."),
            _ => plain.extend(plain_letter(letter)),
        }
    }
    plain.into()
}

/// Returns the character of the notation for a character; `None` if it is invisible.
fn plain_letter(letter: char) -> Option<char> {
    let digit =
        ZEROS.into_iter().find_map(|zero| u32::from(letter).checked_sub(zero.into()).filter(|digit| *digit < 10));
    Some(match letter {
        // Full width. The difference to ASCII is the same for all.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0)?,
        '×' | '╳' | '✕' | '✖' | '❌' => 'X',
        '○' | '◯' | '⭕' => 'O',
        '·' | '⬜' => '.',
        letter if is_invisible(letter) => return None,
        letter => digit.and_then(|digit| char::from_digit(digit, 10)).unwrap_or(letter),
    })
}

/// Whether a character shows nothing: marks of direction, joiners, variation selectors and others that software adds.
const fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            // The frame of a digit as a key.
            | '\u{20e3}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Returns whether a character separates moves: space and signs, such as commas of any script.
pub fn is_separator(letter: char) -> bool {
    letter.is_whitespace()
        || letter.is_ascii_punctuation()
        || matches!(
            letter,
            '¡' | '§' | '«' | '°' | '´' | '¶' | '·' | '»' | '¿'
            | '\u{60c}' | '\u{61b}' | '\u{61f}' | '\u{6d4}' | '\u{964}'
            // Dashes, quotation marks, bullets.
            | '\u{2010}'..='\u{2027}' | '\u{2030}'..='\u{205e}'
            // Arrows, lines, shapes, symbols, without numbers in circles.
            | '\u{2190}'..='\u{23ff}' | '\u{2500}'..='\u{2775}' | '\u{2794}'..='\u{27bf}' | '\u{2b00}'..='\u{2bff}'
            // Chinese and Japanese signs.
            | '\u{3001}'..='\u{3003}' | '\u{3008}'..='\u{3020}' | '\u{3030}' | '\u{fe10}'..='\u{fe19}'
            | '\u{fe30}'..='\u{fe6b}' | '\u{ff61}'..='\u{ff65}'
        )
}

/// Returns a text without the [separators](is_separator) at its start.
pub fn skip_separators(text: &str) -> &str {
    text.trim_start_matches(is_separator)
}

/// Returns the first 12 characters of a text for an error message, [quoted].
pub fn cut(text: &str) -> String {
    const KEPT: usize = 12;
    quoted(text, KEPT)
}

/// Returns the first characters of a text, for a message. Characters that a reader cannot see have their code, such as `U+0003`.
///
/// ```
/// use engine::notation::quoted;
///
/// assert_eq!(quoted("b\u{3}2\u{200b}!", 4), "bU+00032U+200B");
/// ```
pub fn quoted(text: &str, length: usize) -> String {
    let mut quoted = String::new();
    for letter in text.chars().take(length) {
        if letter.is_control() || is_invisible(letter) || letter.is_whitespace() && letter != ' ' {
            quoted.push_str("U+");
            quoted.extend(hex_digits(letter.into()));
        } else {
            quoted.push(letter);
        }
    }
    quoted
}

/// Returns the hexadecimal digits of a number, at least four. `format!` would add `core::fmt` to a download.
fn hex_digits(number: u32) -> impl Iterator<Item = char> {
    let places = (0..6).rev().filter(move |place| *place < 4 || number >> (4 * place) > 0);
    places
        .filter_map(move |place| char::from_digit(number >> (4 * place) & 15, 16))
        .map(|digit| digit.to_ascii_uppercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_the_notation_stay() {
        for text in ["", "Board: 3x3x3\n\n1. X b2", "\u{e9}t\u{e9}", "次は", "\t\r\n"] {
            assert!(matches!(plain(text), Cow::Borrowed(same) if same == text), "{text}");
        }
    }

    #[test]
    fn other_ways_to_write_a_letter_are_understood() {
        for (text, expected) in [
            ("\u{feff}b\u{200b}2\u{ad}", "b2"),
            ("B\u{fe0f}2", "B2"),
            ("2\u{fe0f}\u{20e3}", "2"),
            ("Ｂｏａｒｄ：１５ｘ１５ｘ５", "Board:15x15x5"),
            ("b٢ a۱ c३", "b2 a1 c3"),
            ("❌ ⭕ ⬜", "X O ."),
            ("…", "..."),
        ] {
            assert_eq!(plain(text), expected, "{text}");
        }
    }

    #[test]
    fn no_separator_is_a_letter_or_digit() {
        for letter in (0..=u32::from(char::MAX)).filter_map(char::from_u32).filter(|letter| letter.is_alphanumeric()) {
            assert!(!is_separator(letter), "{letter} {:x}", u32::from(letter));
        }
    }

    #[test]
    fn message_shows_codes_of_what_cannot_be_seen() {
        for (text, shown) in [
            ("a b", "a b"),
            ("\u{1b}[31m", "U+001B[31m"),
            ("b2\u{a0}", "b2U+00A0"),
            ("\u{e0001}\n", "U+E0001U+000A"),
            ("\u{fffff}é", "\u{fffff}é"),
        ] {
            assert_eq!(quoted(text, 12), shown);
        }
        assert_eq!(cut(&"\u{0}".repeat(1_000_000)), "U+0000".repeat(12));
    }
}
