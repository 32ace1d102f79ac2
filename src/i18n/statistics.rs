//! The texts of the statistics.

use crate::engine::Opponent;
use crate::state::statistics::{GameResult, ImportError};

/// The texts of the statistics dialog.
#[derive(Debug)]
pub struct StatisticsTexts {
    /// The button that opens the dialog, and its heading.
    pub statistics: &'static str,
    /// There are no games yet.
    pub empty: &'static str,
    /// A newer release has stored the statistics.
    pub stored_by_newer: &'static str,
    /// The label of the choice of boards.
    pub board: &'static str,
    /// The choice of all boards.
    pub all_boards: &'static str,
    /// A number in at most four letters.
    pub number: fn(u64) -> String,
    /// A part of all, in percent.
    pub percent: fn(u64) -> String,
    /// A number in tenths.
    pub tenths: fn(u64) -> String,
    /// A number that is not known.
    pub unknown: &'static str,
    /// The accessible name of the table of games against others.
    pub against_others: &'static str,
    /// The accessible name of the table of games between friends.
    pub between_friends: &'static str,
    /// The heading of the column of opponents.
    pub opponent: &'static str,
    /// The number of games.
    pub games: &'static str,
    /// A result of games, for the player or between friends.
    pub result: fn(Opponent, GameResult) -> &'static str,
    /// A result in one letter.
    pub letter: fn(Opponent, GameResult) -> &'static str,
    /// The heading of the column of mistakes per game.
    pub mistakes: &'static str,
    /// The streak up to the last game.
    pub streak: &'static str,
    /// The longest streak.
    pub best_streak: &'static str,
    /// Both streaks in one line.
    pub streaks: fn(&str, &str) -> String,
    /// What streaks and mistakes are.
    pub about: &'static str,
    /// The heading of the last games.
    pub recent: &'static str,
    /// The accessible name of the last games with their results, oldest first.
    pub recent_results: fn(&[String]) -> String,
    /// The button that saves the statistics as a file.
    pub export: &'static str,
    /// The button that adds the games of a file.
    pub import: &'static str,
    /// The button that erases all games.
    pub erase: &'static str,
    /// The button that takes back the last import or erasure.
    pub undo: &'static str,
    /// The file is saved.
    pub exported: &'static str,
    /// The browser does not save files.
    pub not_exported: &'static str,
    /// This number of games is added.
    pub imported: fn(u64) -> String,
    /// All games are erased.
    pub erased: &'static str,
    /// The last import or erasure is taken back.
    pub undone: &'static str,
    /// It cannot be taken back, because another tab has added games.
    pub not_undone: &'static str,
    /// Why a file is not imported.
    pub import_error: fn(ImportError) -> String,
}
