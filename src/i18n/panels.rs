//! Texts of the panels about boards, moves, settings and notes.

use super::Texts;
use super::first::letter;
use crate::engine::{Mark, Square};
use crate::state::Theme;

impl Texts {
    /// A theme of an embedded game, which follows the host page instead of the system.
    #[must_use]
    pub fn embedded_theme_name(self, theme: Theme) -> &'static str {
        if theme == Theme::Auto { self.match_page() } else { self.theme_name(theme) }
    }

    /// A move in the list.
    #[must_use]
    pub fn listed_move(self, number: usize, mark: Mark, square: Square) -> String {
        self.numbered_move(number, letter(mark), &square.name())
    }

    /// The button that starts a new game in which the player has this mark.
    #[must_use]
    pub fn rematch_with(self, mark: Mark) -> String {
        self.rematch_as(letter(mark))
    }

    /// The number of won games in a row; negative for lost ones.
    #[must_use]
    pub fn level_streak(self, games: i8) -> String {
        let count = games.unsigned_abs();
        if games < 0 { self.losses_in_a_row(count) } else { self.wins_in_a_row(count) }
    }

    /// The side of a player with a name in the score.
    #[must_use]
    pub fn named_score(self, name: &str, mark: Mark, wins: u32) -> String {
        self.0.side_score(name, letter(mark), wins)
    }
}
