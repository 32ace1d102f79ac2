//! Texts about boards and rules.

use crate::game::other_board::model::BoardError;
use crate::i18n::Texts;
use engine::{Objective, Rules};

impl Texts {
    /// The two lines of a button that chooses a board.
    pub fn board_name(self, rules: Rules) -> [String; 2] {
        [self.board_size(rules.columns(), rules.rows()), self.in_a_row_number(rules.in_a_row())]
    }

    /// What a completed line does.
    pub fn objective(self, rules: Rules) -> String {
        self.line_rule(rules.in_a_row(), rules.objective())
    }

    /// How to play under these rules, a tip, and the names of squares.
    pub fn how_to_play_with(self, rules: Rules) -> [String; 3] {
        let line = rules.in_a_row();
        let has_longer_rows = rules.columns().max(rules.rows()) > line;
        let has_open_rows = line > 3 && has_longer_rows;
        let (goal, tip) = match rules.objective() {
            Objective::Misere => (self.how_to_lose(line), self.tip_safe_squares().to_owned()),
            Objective::Normal if has_open_rows => (self.how_to_win(line), self.tip_open_row(line - 1)),
            Objective::Normal => (self.how_to_win(line), self.tip_two_threats().to_owned()),
        };
        let goal = if has_longer_rows { self.two_sentences(&goal, self.longer_row()) } else { goal };
        [goal, tip, self.square_names().to_owned()]
    }

    /// The board and what a completed line does.
    pub fn rule_of(self, rules: Rules) -> String {
        let [columns, rows, line] = [rules.columns(), rules.rows(), rules.in_a_row()].map(u64::from);
        self.board_rule(columns, rows, line, rules.objective())
    }

    /// Why the fields for a board of any size name no board.
    pub fn board_error(self, error: BoardError) -> String {
        match error {
            BoardError::NotANumber => self.not_whole_numbers().to_owned(),
            BoardError::Rules(error) => self.board_problem(&self.rules_error(&error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_to_play_says_what_a_longer_row_does_where_there_is_room() {
        for (columns, rows, line, has_room) in [(3, 3, 3, false), (15, 15, 5, true), (4, 3, 3, true), (5, 5, 5, false)]
        {
            for objective in Objective::ALL {
                let rules = Rules::new(columns, rows, line, objective).unwrap();
                let [goal, ..] = Texts::ENGLISH.how_to_play_with(rules);
                assert_eq!(goal.contains("A longer row counts too."), has_room, "{rules}: {goal}");
            }
        }
    }
}
