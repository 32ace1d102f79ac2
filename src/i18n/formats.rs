//! Numbers and lists in the language of the page: by the browser's `Intl`, and in English, which native programs and tests have
//! as well, by functions of this file.

use super::Texts;
use crate::browser::language;
use engine::decimal::decimal;

/// The styles of numbers, in the order of `public/boot/numbers.js`. Digits are the same in every language, as in the names of
/// squares.
#[derive(Clone, Copy)]
enum Style {
    /// From 10,000 on, thousands, millions and so on without a fraction.
    Compact,
    /// Tenths, as a number with one decimal place.
    Tenths,
    Percent,
}

impl Texts {
    /// A number of games, in English with at most four letters.
    pub fn number_of_games(self, games: impl Into<u64>) -> String {
        self.number(games.into(), Style::Compact)
    }

    /// A number of tenths, with one decimal place.
    pub fn tenths(self, tenths: u64) -> String {
        self.number(tenths, Style::Tenths)
    }

    /// A number of percent.
    pub fn percent(self, percent: impl Into<u64>) -> String {
        self.number(percent.into(), Style::Percent)
    }

    #[allow(clippy::cast_precision_loss, reason = "no number of the game is larger than 2^53")]
    fn number(self, value: u64, style: Style) -> String {
        if self.is_english() { english_number(value, style) } else { language::number(value as f64, style as u8) }
    }

    /// Sentences one after the other. Empty ones are left out.
    pub fn sentences(self, sentences: impl IntoIterator<Item = String>) -> String {
        let shown = sentences.into_iter().filter(|sentence| !sentence.is_empty());
        shown.reduce(|text, next| self.two_sentences(&text, &next)).unwrap_or_default()
    }

    /// A text as a sentence: with a full stop, unless it ends a sentence already.
    pub fn whole_sentence(self, text: String) -> String {
        // In languages from right to left, an isolate may end the text.
        let end = text.trim_end_matches('\u{2069}');
        let is_whole = end.is_empty() || end.ends_with(['.', '…', '。', '।', '!', '?', '؟', '！', '？']);
        if is_whole { text } else { self.sentence(&text) }
    }

    /// A list with "and" before the last item; empty without items.
    pub fn conjunction(self, mut items: Vec<String>) -> String {
        if !self.is_english() {
            return language::list(&items.join("\n"));
        }
        let last = items.pop().unwrap_or_default();
        if items.is_empty() { last } else { [&*items.join(", "), " and ", &last].concat() }
    }
}

fn english_number(value: u64, style: Style) -> String {
    let with = |unit, letter| [&*decimal(value / unit), letter].concat();
    match style {
        Style::Compact => match value {
            0..10_000 => decimal(value),
            10_000..1_000_000 => with(1_000, "K"),
            1_000_000..1_000_000_000 => with(1_000_000, "M"),
            _ => with(1_000_000_000, "B"),
        },
        Style::Tenths => [&*decimal(value / 10), ".", &decimal(value % 10)].concat(),
        Style::Percent => with(1, "%"),
    }
}

/// Returns how many of these marks belong to the side that places the last one: players count the moves of one side.
pub(crate) const fn moves_of_one_side(marks: u8) -> u8 {
    marks.div_ceil(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_sentence_gets_no_second_stop() {
        let ended = ["b2: best", "You can win.", "Thinking…", "\u{2067}b2.\u{2069}", ""]
            .map(|text| Texts::ENGLISH.whole_sentence(text.to_owned()));
        assert_eq!(ended, ["b2: best.", "You can win.", "Thinking…", "\u{2067}b2.\u{2069}", ""]);
    }

    #[test]
    fn numbers_of_games_have_at_most_four_letters() {
        for (games, text) in [
            (0, "0"),
            (9_999, "9999"),
            (10_000, "10K"),
            (999_999, "999K"),
            (1_000_000, "1M"),
            (999_999_999, "999M"),
            (599_999_999_400_u64, "599B"),
        ] {
            assert_eq!(Texts::ENGLISH.number_of_games(games), text);
        }
    }

    #[test]
    fn tenths_have_a_point_and_percent_a_sign() {
        let texts = Texts::ENGLISH;
        assert_eq!([0, 5, 12, 90].map(|tenths| texts.tenths(tenths)), ["0.0", "0.5", "1.2", "9.0"]);
        assert_eq!(texts.percent(50_u8), "50%");
    }

    #[test]
    fn last_item_of_a_list_follows_and() {
        for (items, text) in [(&[][..], ""), (&["a1"], "a1"), (&["a1", "b2", "c3"], "a1, b2 and c3")] {
            let items = items.iter().map(|item| (*item).to_owned()).collect();
            assert_eq!(Texts::ENGLISH.conjunction(items), text);
        }
    }
}
