//! Texts of the ladder.

use super::goal::Goal;
use super::state::{Ladder, NextStep};
use crate::i18n::Texts;
use coaching::Level;
use engine::Rules;

impl Texts {
    /// The star of a level that the player has just won, and what can be reached next.
    pub fn new_star_and_next_step(self, level: Level, ladder: &Ladder, rules: Rules) -> String {
        let board = self.board_size(rules.columns(), rules.rows());
        let star = self.new_star(self.level_name_on(rules, level), &board);
        self.two_sentences(&star, &self.next_step(ladder, rules))
    }

    /// What the player can reach next on a board, as a sentence.
    pub fn next_step(self, ladder: &Ladder, rules: Rules) -> String {
        let Some(NextStep { level, goal, is_half_done }) = ladder.next_step(rules) else {
            return self.all_stars().to_owned();
        };
        let name = self.level_name_on(rules, level);
        match goal {
            Goal::TwoWins if is_half_done => self.win_once_more(name),
            Goal::TwoWins => self.win_two_of_three(name),
            Goal::Win => self.win_once(name),
            Goal::Draw => self.draw_once(name),
        }
    }
}
