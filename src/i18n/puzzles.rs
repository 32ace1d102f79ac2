//! Texts of the puzzles.

use super::Texts;
use super::first::letter;
use crate::engine::evaluation::{Evaluation, Wdl};
use crate::engine::{Mark, Square};

impl Texts {
    /// The task of a side: to reach the value of the position.
    #[must_use]
    pub fn task(self, mark: Mark, value: Evaluation) -> String {
        match value.wdl() {
            Some(Wdl::Win) => self.move_and_win(letter(mark)),
            _ => self.move_and_draw(letter(mark)),
        }
    }

    /// A wrong answer with its value, and the moves after it, which `first` starts.
    #[must_use]
    pub fn wrong_puzzle(self, square: Square, value: Evaluation, moves: &[Square], first: Mark) -> String {
        self.wrong(square, value, self.moves_from(moves, first))
    }
}
