//! Texts of the graph of chances.

use crate::i18n::Texts;
use engine::Game;

impl Texts {
    /// The shown moment in the graph: its number and move, the chance of X, and whether the move is a mistake.
    pub fn moment(self, game: &Game, chance: Option<u8>, is_mistake: bool) -> String {
        let (number, last) = (game.cursor(), game.last_move());
        let chance = match chance {
            _ if is_mistake => self.mistake().to_owned(),
            Some(chance) => self.percent(chance),
            None => self.unknown().to_owned(),
        };
        match (last, number.checked_sub(1)) {
            (Some(square), Some(before)) => {
                self.move_with_text(game.turn_after(before).letter(), &square.name(), &chance)
            }
            _ => self.square_reason(self.start(), &chance),
        }
    }
}
