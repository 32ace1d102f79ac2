//! Texts of the settings.

use crate::i18n::Texts;
use crate::state::ThinkingTime;

impl Texts {
    /// The maximal time for a move.
    pub fn thinking_seconds(self, time: ThinkingTime) -> String {
        self.seconds(time.milliseconds() / 1_000)
    }

    /// Names of keys, their effects, and whether they have them only outside the board. `back` and `forward` are the arrows, which depend on the direction of the language.
    pub fn keys(self, back: &'static str, forward: &'static str) -> [(&'static str, &'static str, bool); 14] {
        [
            ("← ↑ → ↓", self.move_on_board(), false),
            (self.play_keys(), self.play_square(), false),
            (self.number_keys(), self.number_keys_effect(), false),
            (back, self.previous_move(), true),
            (forward, self.next_move(), true),
            (self.home_key(), self.go_to_start(), true),
            (self.end_key(), self.go_to_last_move(), true),
            (self.undo_key(), self.undo(), false),
            (self.redo_key(), self.redo(), false),
            ("H", self.hint(), false),
            ("V", self.values(), false),
            ("N", self.new_game(), false),
            (self.escape_key(), self.close_window(), false),
            ("?", self.show_this_list(), false),
        ]
    }
}
