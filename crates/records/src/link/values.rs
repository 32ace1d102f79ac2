//! The forms of keys and values, which tell whether a link belongs to this game.

use engine::notation::{is_separator, read_square, split_digits};

/// Whether a value can be the name of an opponent.
pub fn is_name(value: &str) -> bool {
    !value.is_empty() && value.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'-')
}

/// Returns a list of moves without the spaces that divide it, as after a link that was wrapped; `None` if there are none, or the
/// list has words that are no moves.
pub fn joined_moves(moves: &str) -> Option<String> {
    let mut words = moves.split_whitespace();
    let is_divided = words.clone().nth(1).is_some() && !words.any(|word| word.chars().all(is_digit));
    let joined: String = if is_divided { moves.split_whitespace().collect() } else { return None };
    is_list(&joined).then_some(joined)
}

/// Whether a text is a list of squares without separators. The last one can be cut.
pub fn is_list(text: &str) -> bool {
    let mut rest = text;
    while let Some((_, after)) = read_square(rest) {
        rest = after;
    }
    rest.is_empty() || rest.len() == 1 && rest.starts_with(is_column)
}

/// Whether a text starts with a square, which can be cut, or with the number or the mark of a move.
pub fn starts_like_moves(text: &str) -> bool {
    let (digits, after) = split_digits(text);
    let word = text.split(is_separator).next().unwrap_or(text);
    let is_mark = matches!(word, "X" | "O" | "x" | "o");
    let is_number = !digits.is_empty() && after.starts_with(is_separator);
    is_mark || is_number || is_list(word) || read_square(word).is_some()
}

pub fn is_digit(letter: char) -> bool {
    letter.is_ascii_digit()
}

/// Whether a letter can name a column.
pub const fn is_column(letter: char) -> bool {
    matches!(letter.to_ascii_lowercase(), 'a'..='t')
}

/// Whether a letter can stand in a position.
pub const fn is_start_letter(letter: char) -> bool {
    matches!(letter, '0'..='9' | 'x' | 'o' | 'X' | 'O' | '/' | '-')
}
