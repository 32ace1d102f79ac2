//! Texts of the list of moves.

use crate::engine::coach::MoveReview;
use crate::engine::{Mark, Square};
use crate::i18n::Texts;
use crate::i18n::first::letter;

impl Texts {
    /// A move of the graph of chances: that it is a mistake, or what it leads to.
    #[must_use]
    pub fn chances_after(self, reviewed: &MoveReview) -> String {
        let mistake = reviewed.is_mistake().then(|| self.mistake().to_owned());
        let text = mistake.unwrap_or_else(|| self.value(reviewed.after));
        self.move_with_text(reviewed.number, letter(reviewed.mark), &reviewed.square.name(), &text)
    }

    /// A move in the list.
    #[must_use]
    pub fn listed_move(self, number: usize, mark: Mark, square: Square) -> String {
        self.numbered_move(number, letter(mark), &square.name())
    }
}
