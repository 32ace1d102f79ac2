//! Characters as keyboards, chats and mail programs write them.

use std::borrow::Cow;

use engine::notation::is_invisible;

/// The first digits of scripts that count like ASCII: Arabic, Persian, Devanagari.
const ZEROS: [char; 3] = ['\u{660}', '\u{6f0}', '\u{966}'];

/// Returns a text with the characters of the notation: without invisible ones, and with ASCII in place of full-width letters,
/// digits of other scripts and drawn marks.
///
/// ```
/// use records::plain;
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
}
