//! Texts of aiming.

use crate::engine::{Mark, Square};
use crate::i18n::Texts;
use crate::i18n::first::{letter, place};

impl Texts {
    /// The button that marks the square at which a small board is aimed.
    #[must_use]
    pub fn place_on(self, mark: Mark, square: Square) -> String {
        self.place(letter(mark), &square.name())
    }

    /// The button that clears that square.
    #[must_use]
    pub fn free(self, square: Square) -> String {
        self.clear_square(&square.name())
    }

    /// The arrows that move the aim: left, up, down, right.
    #[must_use]
    pub fn directions(self) -> [&'static str; 4] {
        [self.left(), self.up(), self.down(), self.right()]
    }

    /// Announces the square that a press changes.
    #[must_use]
    pub fn aims_to_change_at(self, square: Square) -> String {
        let [row, column] = place(square);
        self.aims_to_change(row, column)
    }
}
