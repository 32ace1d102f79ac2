//! Digits of other scripts.

/// The zeros of scripts whose keyboards type digits of their own. The other nine follow each.
const ZEROS: &str = "٠۰߀०০੦૦୦௦౦೦൦෦๐໐༠၀០᠐０";

/// Returns a text with 0 to 9 in place of the digits of any script.
pub fn latin_digits(text: &str) -> String {
    let value = |letter: char| {
        ZEROS.chars().find_map(|zero| (letter as u32).checked_sub(zero as u32).filter(|value| *value < 10))
    };
    text.chars().map(|letter| value(letter).and_then(|value| char::from_digit(value, 10)).unwrap_or(letter)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_of_any_script_become_latin() {
        for (text, expected) in [
            ("15", "15"),
            ("١٥", "15"),
            ("۱۵", "15"),
            ("१५", "15"),
            ("১৯", "19"),
            ("๑๕", "15"),
            ("１５", "15"),
            ("-٣,٧", "-3,7"),
            ("五", "五"),
            ("b2", "b2"),
            ("", ""),
        ] {
            assert_eq!(latin_digits(text), expected, "{text}");
        }
    }
}
