//! Texts of the list of moves.

use crate::engine::{Mark, Square};
use crate::i18n::Texts;
use crate::i18n::first::letter;

impl Texts {
    /// A move in the list.
    #[must_use]
    pub fn listed_move(self, number: usize, mark: Mark, square: Square) -> String {
        self.numbered_move(number, letter(mark), &square.name())
    }
}
