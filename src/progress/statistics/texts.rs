//! Texts of the statistics.

use super::added::{Added, AddedPart};
use super::import_error::ImportError;
use crate::i18n::choices::choices;
use crate::i18n::{Texts, choice};
use crate::state::opponent::Opponent;
use crate::state::{GameResult, GameState};

choices! {
    AddedPart => AddedPart: Collection, Scores, Rating, Stars, Achievements, Lesson, Puzzles, Settings;
    ImportError => Import: Unreadable, TooLarge, NotStatistics, Newer, Damaged, NothingNew, TooMany;
}

impl Texts {
    /// The name of the dialog: with what the player has reached, or without.
    pub fn name_of_statistics(self, state: &GameState) -> &'static str {
        if state.shows_goals() { self.progress() } else { self.statistics() }
    }

    /// What an import has added, as a sentence.
    pub fn about_import(self, added: &Added) -> String {
        let games = (added.games > 0).then(|| self.added_games(added.games));
        let parts = added.parts.iter().map(|part| self.added_part(*part).to_owned());
        self.imported(&self.conjunction(games.into_iter().chain(parts).collect()))
    }

    /// A result of a game against an opponent.
    pub fn game_result(self, opponent: Opponent, result: GameResult) -> &'static str {
        self.counted(counted(opponent, result))
    }
}

/// Returns the result as the player sees it; between friends, X or O wins.
pub const fn counted(opponent: Opponent, result: GameResult) -> choice::Counted {
    match (opponent, result) {
        (_, GameResult::Drawn) => choice::Counted::Drawn,
        (Opponent::Friend, GameResult::Won) => choice::Counted::XWon,
        (Opponent::Friend, GameResult::Lost) => choice::Counted::OWon,
        (_, GameResult::Won) => choice::Counted::Won,
        (_, GameResult::Lost) => choice::Counted::Lost,
    }
}
