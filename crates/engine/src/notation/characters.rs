//! Characters as keyboards, chats and mail programs write them.

/// Whether a character shows nothing: marks of direction, joiners, variation selectors and others that software adds.
pub const fn is_invisible(letter: char) -> bool {
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
