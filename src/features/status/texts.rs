//! Texts of the status bar.

use crate::engine::{Mark, Objective, Outcome, Rules, Square};
use crate::i18n::Texts;
use crate::i18n::first::place;
use crate::state::{GameState, Stage};

impl Texts {
    /// The mark of the only player at this screen, and what a completed line does.
    pub fn short_rule(self, rules: Rules, you: Option<Mark>) -> String {
        let (line, objective) = (rules.in_a_row(), rules.objective());
        match you {
            Some(mark) => self.you_are_with_rule(mark, line, objective),
            None => self.line_rule(line, objective),
        }
    }

    /// How the shown game was won, or lost in misère.
    pub fn end(self, state: &GameState) -> Option<String> {
        let Stage::Over(Outcome::Won { by, .. }) = state.stage() else { return None };
        let (setup, loser) = (state.setup(), !by);
        let line = setup.rules.in_a_row();
        Some(match setup.rules.objective() {
            Objective::Normal => self.won_with(line),
            Objective::Misere => self.won_misere(setup.player(loser), loser, line, state.game().last_move()?),
        })
    }

    /// How the shown game was won, if it was, and then this sentence.
    pub fn after_end(self, state: &GameState, sentence: &str) -> String {
        let end = self.end(state);
        end.map_or(sentence.to_owned(), |end| self.two_sentences(&self.sentence(&end), sentence))
    }

    /// Announces a move.
    pub fn move_made_on(self, mark: Mark, square: Square) -> String {
        let [row, column] = place(square);
        self.made(mark, row, column)
    }

    /// The details after the player has sent or copied a link.
    pub fn sent(self, is_copied: bool, is_over: bool) -> &'static str {
        match (is_copied, is_over) {
            (true, false) => self.link_copied(),
            (true, true) => self.link_copied_end(),
            (false, false) => self.move_sent(),
            (false, true) => self.end_sent(),
        }
    }
}
