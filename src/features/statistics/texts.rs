//! Texts of the statistics.

use super::format::ImportError;
use crate::engine::Opponent;
use crate::i18n::choice;
use crate::i18n::choices::choices;
use crate::i18n::{Texts, spoken};
use crate::state::GameResult;

choices! {
    ImportError => Import: Unreadable, TooLarge, NotStatistics, Newer, Damaged, NothingNew, TooMany;
}

impl Texts {
    /// A number in at most four letters.
    pub fn short_number(self, number: u64) -> String {
        match number {
            0..10_000 => self.whole_number(number),
            10_000..1_000_000 => self.thousands(number / 1_000),
            1_000_000..1_000_000_000 => self.millions(number / 1_000_000),
            _ => self.billions(number / 1_000_000_000),
        }
    }

    /// A number of tenths, as a number with one decimal place.
    pub fn tenths(self, tenths: u64) -> String {
        self.decimal(tenths / 10, tenths % 10)
    }

    /// A result of a game against an opponent.
    pub fn game_result(self, opponent: Opponent, result: GameResult) -> &'static str {
        self.counted(counted(opponent, result))
    }

    /// A letter for a result.
    pub fn result_letter(self, opponent: Opponent, result: GameResult) -> &'static str {
        self.counted_letter(counted(opponent, result))
    }

    /// The last results, oldest first.
    pub fn recent_results(self, results: Vec<String>) -> String {
        self.last_results(&self.separated(results))
    }

    /// A list separated by commas, for screen readers.
    pub fn separated(self, items: Vec<String>) -> String {
        spoken(&items.into_iter().reduce(|first, next| self.list_comma(&first, &next)).unwrap_or_default())
    }
}

/// Returns the result as the player sees it; between friends, X or O wins.
const fn counted(opponent: Opponent, result: GameResult) -> choice::Counted {
    match (opponent, result) {
        (_, GameResult::Drawn) => choice::Counted::Drawn,
        (Opponent::Friend, GameResult::Won) => choice::Counted::XWon,
        (Opponent::Friend, GameResult::Lost) => choice::Counted::OWon,
        (_, GameResult::Won) => choice::Counted::Won,
        (_, GameResult::Lost) => choice::Counted::Lost,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_at_most_four_letters() {
        let texts = Texts::ENGLISH;
        for (number, text) in [
            (0, "0"),
            (9_999, "9999"),
            (10_000, "10k"),
            (999_999, "999k"),
            (1_000_000, "1M"),
            (999_999_999, "999M"),
            (599_999_999_400, "599B"),
        ] {
            assert_eq!(texts.short_number(number), text);
        }
        assert_eq!([0, 5, 12, 90].map(|tenths| texts.tenths(tenths)), ["0.0", "0.5", "1.2", "9.0"]);
    }
}
