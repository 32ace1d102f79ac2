//! Texts of the puzzles.

use crate::features::coach::value_texts::moves_of_one_side;
use crate::i18n::Texts;
use coaching::coach::{Hint, Reason};
use engine::evaluation::{Evaluation, Value, Wdl};
use engine::{Mark, Square};

impl Texts {
    /// The task of a side: to reach the value of the position.
    pub fn task(self, mark: Mark, value: Option<Value>) -> String {
        match value {
            Some(Value::Win(_)) => self.move_and_win(mark),
            _ => self.move_and_draw(mark),
        }
    }

    /// The puzzle is solved, by a win or a draw.
    pub fn solved(self, is_won: bool) -> &'static str {
        if is_won { self.puzzle_solved() } else { self.draw_is_saved() }
    }

    /// A right answer in a position with its reason or, without one, its result.
    pub fn right_puzzle(self, answer: &Hint, mover: Mark) -> String {
        let reason = match (answer.value, &answer.reason) {
            (Evaluation::Exact(Value::Win(marks)), None) => self.forces_win(moves_of_one_side(marks)),
            (Evaluation::Exact(Value::Draw), None) => self.keeps_draw().to_owned(),
            _ => self.best_reason(answer, mover),
        };
        self.learned(answer.square, &reason)
    }

    /// A wrong answer with its value, and the moves after it, which `first` starts, or only the first of them if it has a
    /// reason.
    pub fn wrong_puzzle(
        self,
        square: Square,
        value: Evaluation,
        moves: &[Square],
        reason: Option<&Reason>,
        first: Mark,
    ) -> String {
        if let Some((reply, reason)) = moves.first().zip(reason) {
            return self.wrong_rule(square, value, &[*reply], reason, first);
        }
        let mut texts = self.moves_from(moves, first);
        // The moves after a losing one end with a line of the side that starts them.
        if let (Some(Wdl::Loss), Some(end), Some(last)) = (value.wdl(), texts.last_mut(), moves.last()) {
            *end = self.takes_and_wins(first, *last);
        }
        self.wrong(square, value, texts)
    }
}
