//! English: the statistics.

use crate::engine::Opponent;
use crate::i18n::StatisticsTexts;
use crate::state::statistics::{GameResult, ImportError};

pub(in crate::i18n) static STATISTICS: StatisticsTexts = StatisticsTexts {
    statistics: "Statistics",
    empty: "No games yet. Finish one, and it counts here.",
    stored_by_newer: "A newer version of the game keeps these statistics. Reload the page to see them.",
    board: "Board",
    all_boards: "All boards",
    number: |number| match number {
        0..10_000 => number.to_string(),
        10_000..1_000_000 => format!("{}k", number / 1_000),
        1_000_000..1_000_000_000 => format!("{}M", number / 1_000_000),
        _ => format!("{}B", number / 1_000_000_000),
    },
    percent: |percent| format!("{percent}%"),
    tenths: |tenths| format!("{}.{}", tenths / 10, tenths % 10),
    unknown: "–",
    against_others: "Games against others",
    between_friends: "Games between friends",
    opponent: "Opponent",
    games: "Games",
    result: |opponent, result| match (opponent, result) {
        (_, GameResult::Drawn) => "Drawn",
        (Opponent::Friend, GameResult::Won) => "X won",
        (Opponent::Friend, GameResult::Lost) => "O won",
        (_, GameResult::Won) => "Won",
        (_, GameResult::Lost) => "Lost",
    },
    letter: |opponent, result| match (opponent, result) {
        (_, GameResult::Drawn) => "D",
        (Opponent::Friend, GameResult::Won) => "X",
        (Opponent::Friend, GameResult::Lost) => "O",
        (_, GameResult::Won) => "W",
        (_, GameResult::Lost) => "L",
    },
    mistakes: "Mistakes",
    streak: "Unbeaten",
    best_streak: "Best",
    streaks: |streak, best| format!("Unbeaten {streak}, best {best}"),
    about: "Unbeaten: games in a row without a loss to the same opponent on the same board. Mistakes: moves per game on \
            3 × 3 that gave away a win or a draw.",
    recent: "Last games",
    recent_results: |results| format!("Last games, oldest first: {}", results.join(", ")),
    export: "Export",
    import: "Import",
    erase: "Erase all",
    undo: "Undo",
    exported: "Saved as a file.",
    not_exported: "This browser does not allow saving files.",
    imported: |games| match games {
        1 => "Added 1 game.".to_owned(),
        games => format!("Added {games} games."),
    },
    erased: "Erased. Undo brings the games back until you close this dialog.",
    undone: "Everything is as it was.",
    not_undone: "Another tab has added games, so that this cannot be undone.",
    import_error: |error| {
        let reason = match error {
            ImportError::Unreadable => "This file cannot be read",
            ImportError::TooLarge => "This file is too large for statistics",
            ImportError::NotStatistics => "This file has no statistics of this game",
            ImportError::Newer => "This file is from a newer version of the game",
            ImportError::Damaged => "This file is damaged",
            ImportError::NothingNew => "This file has no other games",
            ImportError::TooMany => "This file has too many other boards",
        };
        format!("{reason}. Nothing has changed.")
    },
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_at_most_four_letters() {
        for (number, text) in [
            (0, "0"),
            (9_999, "9999"),
            (10_000, "10k"),
            (999_999, "999k"),
            (1_000_000, "1M"),
            (999_999_999, "999M"),
            (599_999_999_400, "599B"),
        ] {
            assert_eq!((STATISTICS.number)(number), text);
        }
        assert_eq!([0, 5, 12, 90].map(STATISTICS.tenths), ["0.0", "0.5", "1.2", "9.0"]);
    }
}
