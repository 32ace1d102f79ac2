//! Texts of the lesson.

use crate::engine::coach::{Reason, RuleOfThumb};
use crate::engine::evaluation::{Evaluation, Wdl};
use crate::engine::{Mark, Square, Squares};
use crate::i18n::Texts;
use crate::i18n::first::letter;

/// How the moves that do not follow a rule compare with those that do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OtherMoves {
    /// There are none.
    None,
    /// Some keep the result as well.
    Hold,
    /// All give a win away.
    GiveWinAway,
    /// All lose; these are few.
    Lose(Squares),
    /// All lose, and only one move does not.
    AllLose,
}

impl Texts {
    /// The rule of a step, counted from 1.
    #[must_use]
    pub fn rule_of_step(self, number: usize, rule: RuleOfThumb) -> String {
        self.rule(number, rule)
    }

    /// Asks a side for a move.
    #[must_use]
    pub fn your_move(self, mark: Mark) -> String {
        self.find_the_move(letter(mark))
    }

    /// The answer of a side is right.
    #[must_use]
    pub fn right_answer(self, square: Square, reason: &Reason, mark: Mark) -> String {
        self.learned(&square.name(), &self.reason(reason, mark))
    }

    /// How the moves that do not follow the rule compare.
    #[must_use]
    pub fn others(self, others: OtherMoves) -> String {
        match others {
            OtherMoves::None => String::new(),
            OtherMoves::Hold => self.others_draw().to_owned(),
            OtherMoves::GiveWinAway => self.others_do_not_win().to_owned(),
            OtherMoves::Lose(squares) => self.others_lose(&self.list(squares)),
            OtherMoves::AllLose => self.all_others_lose().to_owned(),
        }
    }

    /// The answer keeps the draw, but does not follow the rule.
    #[must_use]
    pub fn holds(self, square: Square) -> String {
        self.does_not_follow_rule(&square.name())
    }

    /// The answer is wrong: its value, the moves after it, which `first` starts, and the reason of the last of these moves.
    #[must_use]
    pub fn wrong_rule(
        self,
        square: Square,
        value: Evaluation,
        moves: &[Square],
        reason: &Reason,
        first: Mark,
    ) -> String {
        let Some((last, before)) = moves.split_last() else { return self.wrong(square, value, Vec::new()) };
        let (mark, square_name) = (letter(first), last.name());
        let end = match reason {
            Reason::Win { .. } => self.takes_and_wins(mark, &square_name),
            _ => self.mark_square_reason(mark, &square_name, &self.reason(reason, first)),
        };
        let mut moves = self.moves_from(before, first);
        moves.push(end);
        self.wrong(square, value, moves)
    }

    /// A wrong answer with the moves that refute it.
    pub(crate) fn wrong(self, square: Square, value: Evaluation, moves: Vec<String>) -> String {
        let result = value.wdl().unwrap_or(Wdl::Loss);
        match moves.into_iter().reduce(|first, next| self.then_move(&first, &next)) {
            Some(moves) => self.wrong_answer(&square.name(), result, &moves),
            None => self.wrong_last_move(&square.name(), result),
        }
    }

    /// The marks and squares of moves, which `first` starts.
    pub(crate) fn moves_from(self, moves: &[Square], first: Mark) -> Vec<String> {
        let marks = [first, !first].into_iter().cycle();
        marks.zip(moves).map(|(mark, square)| self.mark_on_square(letter(mark), &square.name())).collect()
    }
}
