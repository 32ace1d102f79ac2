//! Why an answer is wrong, in one sentence with the reply.

use crate::i18n::Texts;
use coaching::coach::Reason;
use engine::tactics::winning_squares;
use engine::{Evaluation, Line, Mark, Objective, Position, Square, Wdl};

/// The most moves after a wrong answer that a sentence names one by one.
const FEW_MOVES: usize = 3;

/// A wrong answer.
pub struct WrongAnswer<'a> {
    /// The position that it answers.
    pub position: Position,
    /// The answer.
    pub square: Square,
    /// Its evaluation: unknown if it only misses a win by fours.
    pub value: Evaluation,
    /// The moves after it, if both sides play perfectly.
    pub refutation: &'a [Square],
    /// What the first of them does, if that alone shows why.
    pub reason: Option<&'a Reason>,
}

impl WrongAnswer<'_> {
    /// Returns the lines that the answer completes.
    pub fn own_lines(&self) -> Vec<Line> {
        self.position.play(self.square).map(|after| after.completed_lines()).unwrap_or_default()
    }

    /// Whether the answer makes a four, which has to be blocked.
    fn makes_four(&self) -> bool {
        let after = self.position.play(self.square).ok();
        after.is_some_and(|after| !winning_squares(&after, self.position.turn()).is_empty())
    }
}

impl Texts {
    /// Why an answer is wrong.
    pub fn wrong_puzzle(self, wrong: &WrongAnswer) -> String {
        let WrongAnswer { square, value, refutation, reason, .. } = *wrong;
        let opponent = !wrong.position.turn();
        let is_lost = value.wdl() == Some(Wdl::Loss);
        let Some(reply) = refutation.first().copied() else {
            return match &*wrong.own_lines() {
                [] => self.wrong(square, value, Vec::new()),
                lines => self.completes_own_line(square, &self.lines(lines)),
            };
        };
        match reason {
            _ if value == Evaluation::Unknown && wrong.makes_four() => self.four_is_blocked(opponent, square, reply),
            _ if value == Evaluation::Unknown => self.makes_no_four(square, opponent, reply),
            Some(reason) => self.wrong_rule(square, value, &[reply], reason, opponent),
            None if !is_lost => self.reply_draws(square, opponent, reply),
            None if wrong.position.rules().objective() == Objective::Misere => {
                self.must_complete_a_line(square, opponent, reply)
            }
            None if refutation.len() > FEW_MOVES => self.reply_wins(square, opponent, reply),
            None => self.wrong(square, value, self.moves_up_to_line(refutation, opponent)),
        }
    }

    /// The moves of a game that ends with a line of the side that starts them.
    fn moves_up_to_line(self, moves: &[Square], first: Mark) -> Vec<String> {
        let mut texts = self.moves_from(moves, first);
        if let (Some(end), Some(last)) = (texts.last_mut(), moves.last()) {
            *end = self.takes_and_wins(first, *last);
        }
        texts
    }
}
