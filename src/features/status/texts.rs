//! Texts of the status bar.

use crate::engine::{Mark, Objective, Outcome, Rules, Square};
use crate::i18n::Texts;
use crate::i18n::choice;
use crate::i18n::first::{letter, place};
use crate::state::game::setup::Player;
use crate::state::{GameState, Stage};

impl Texts {
    /// The mark of the only player at this screen, and what a completed line does.
    #[must_use]
    pub fn short_rule(self, rules: Rules, you: Option<Mark>) -> String {
        let (line, objective) = (rules.in_a_row(), rules.objective());
        match you {
            Some(mark) => self.you_are_with_rule(letter(mark), line, objective),
            None => self.line_rule(line, objective),
        }
    }

    /// How the shown game was won, or lost in misère.
    #[must_use]
    pub fn end(self, state: &GameState) -> Option<String> {
        let Stage::Over(Outcome::Won { by, .. }) = state.stage() else { return None };
        let (setup, loser) = (state.setup(), !by);
        let line = setup.rules.in_a_row();
        Some(match setup.rules.objective() {
            Objective::Normal => self.won_with(line),
            Objective::Misere => {
                let last = state.game().last_move().map(|square| square.name()).unwrap_or_default();
                self.won_misere(setup.player(loser), letter(loser), line, &last)
            }
        })
    }

    /// How the shown game was won, if it was, and then this sentence.
    #[must_use]
    pub fn after_end(self, state: &GameState, sentence: &str) -> String {
        let end = self.end(state);
        end.map_or(sentence.to_owned(), |end| self.two_sentences(&self.sentence(&end), sentence))
    }

    /// Announces a move.
    #[must_use]
    pub fn move_made_on(self, mark: Mark, square: Square) -> String {
        let [row, column] = place(square);
        self.made(letter(mark), row, column)
    }

    /// The details after the player has sent or copied a link.
    #[must_use]
    pub fn sent(self, is_copied: bool, is_over: bool) -> &'static str {
        match (is_copied, is_over) {
            (true, false) => self.link_copied(),
            (true, true) => self.link_copied_end(),
            (false, false) => self.move_sent(),
            (false, true) => self.end_sent(),
        }
    }

    /// The player who won the match.
    #[must_use]
    pub fn player_wins_match(self, player: Player) -> String {
        self.wins_match(player, self.player(player))
    }

    /// A player with a name has won the match.
    #[must_use]
    pub fn named_wins_match(self, name: &str) -> String {
        self.wins_match(choice::Player::Other, name)
    }

    /// It is the turn of a player with a name.
    #[must_use]
    pub fn named_turn(self, name: &str) -> String {
        (*self).turn_of(choice::Player::Other, name)
    }

    /// A player with a name has won.
    #[must_use]
    pub fn named_wins(self, name: &str) -> String {
        (*self).wins(choice::Player::Other, name)
    }
}
