//! Texts that name squares.

use std::mem;

use yew::prelude::*;

use super::content::{element, list, text};
use engine::Squares;

/// The `data-names` attribute of a text's element: the squares that the text names.
/// [`use_lit_squares`](crate::game::board::use_lit_squares::use_lit_squares) lights them.
pub fn names(text: &str) -> Option<String> {
    let names: Vec<String> = named_squares(text).iter().map(|square| square.name()).collect();
    (!names.is_empty()).then(|| names.join(" "))
}

/// Returns the squares that a text names.
fn named_squares(text: &str) -> Squares {
    text.split(|letter: char| !letter.is_ascii_alphanumeric()).filter_map(|word| word.parse().ok()).collect()
}

/// A text that keeps each line, such as `a1–b1–c1`, unbroken.
pub fn unbroken(sentence: &str) -> Html {
    let ends_name = |letter: char| !letter.is_ascii_alphanumeric() && letter != '–';
    let mut parts: Vec<Html> = Vec::new();
    let mut before = String::new();
    for word in sentence.split_inclusive(ends_name) {
        if word.contains('–') {
            parts.push(text(mem::take(&mut before)));
            parts.push(element("span", "unbroken", text(word.to_owned())));
        } else {
            before.push_str(word);
        }
    }
    parts.push(text(before));
    list(parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_named_as_whole_words() {
        let named = names("Move 5, X a2: mistake. b3 is better: blocks O on b1–b2–b3");
        assert_eq!(named.as_deref(), Some("b1 a2 b2 b3"));
        assert_eq!(names("a21, b0, c01, x2, ab1, 4 × 4, data1"), None);
    }
}
