//! Texts of the statistics.

use super::import_error::ImportError;
use crate::i18n::choices::choices;
use crate::i18n::{Texts, choice};
use crate::state::GameResult;
use crate::state::opponent::Opponent;

choices! {
    ImportError => Import: Unreadable, TooLarge, NotStatistics, Newer, Damaged, NothingNew, TooMany;
}

impl Texts {
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
