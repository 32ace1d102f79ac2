//! Texts of the ladder.

use super::goal::Goal;
use super::state::{Ladder, NextStar};
use crate::i18n::Texts;
use coaching::Level;
use engine::Rules;

impl Texts {
    /// The star of a level that the player has just won, and what can be reached next.
    pub fn new_star_and_next_step(self, level: Level, ladder: &Ladder, rules: Rules) -> String {
        let next_step = self.next_step(ladder, rules);
        if ladder.has_all_stars(rules) {
            return next_step;
        }
        let star = self.new_star(self.level_name_on(rules, level), &self.size_of(rules));
        self.sentences([star, next_step])
    }

    /// What the player can reach next, as a sentence: the next star of a board, or else the next board. Empty if there is neither.
    pub fn next_step(self, ladder: &Ladder, rules: Rules) -> String {
        let Some(NextStar { level, goal, is_half_done }) = ladder.next_star(rules) else {
            let all_stars = ladder.has_all_stars(rules).then(|| self.all_stars(&self.size_of(rules)));
            let next_board = ladder.next_board(rules).map(|board| self.next_board(&self.size_of(board)));
            return self.sentences([all_stars, next_board].into_iter().flatten());
        };
        let name = self.level_name_on(rules, level);
        match goal {
            Goal::TwoWins if is_half_done => self.win_once_more(name),
            Goal::TwoWins => self.win_two_of_three(name),
            Goal::Win => self.win_once(name),
            Goal::Draw => self.draw_once(name),
        }
    }

    /// The game that wins the star of a level, if one is enough.
    pub fn near_star(self, goal: Goal) -> &'static str {
        match goal {
            Goal::TwoWins | Goal::Win => self.win_for_star(),
            Goal::Draw => self.draw_for_star(),
        }
    }

    fn size_of(self, rules: Rules) -> String {
        self.board_size(rules.columns(), rules.rows())
    }
}
