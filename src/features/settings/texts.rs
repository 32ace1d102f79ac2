//! Texts of the settings.

use crate::i18n::Texts;
use crate::state::{MatchLength, ThinkingTime};

impl Texts {
    /// The maximal time for a move.
    #[must_use]
    pub fn thinking_seconds(self, time: ThinkingTime) -> String {
        self.seconds(time.milliseconds() / 1_000)
    }

    /// Names of keys, and their effects. `back` and `forward` are the arrows, which depend on the direction of the language.
    #[must_use]
    pub fn keys(self, back: &'static str, forward: &'static str) -> [(&'static str, String); 14] {
        [
            ("← ↑ → ↓", self.move_on_board().to_owned()),
            (self.play_keys(), self.play_square().to_owned()),
            (self.number_keys(), self.number_keys_effect().to_owned()),
            (back, self.outside_board(self.previous_move())),
            (forward, self.outside_board(self.next_move())),
            (self.home_key(), self.outside_board(self.go_to_start())),
            (self.end_key(), self.outside_board(self.go_to_last_move())),
            (self.undo_key(), self.undo().to_owned()),
            (self.redo_key(), self.redo().to_owned()),
            ("H", self.hint().to_owned()),
            ("V", self.values().to_owned()),
            ("N", self.new_game().to_owned()),
            (self.escape_key(), self.close_window().to_owned()),
            ("?", self.show_this_list().to_owned()),
        ]
    }

    /// The length of a match.
    #[must_use]
    pub fn length_of_match(self, length: MatchLength) -> String {
        length.games().map_or_else(|| self.no_match().to_owned(), |games| self.best_of(games))
    }
}
