//! Texts of the lesson.

use crate::i18n::Texts;
use coaching::coach::Reason;
use engine::{Evaluation, Mark, Square, Squares, Wdl};

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
    /// How the moves that do not follow the rule compare.
    pub fn others(self, others: OtherMoves) -> String {
        match others {
            OtherMoves::None => String::new(),
            OtherMoves::Hold => self.others_draw().to_owned(),
            OtherMoves::GiveWinAway => self.others_do_not_win().to_owned(),
            OtherMoves::Lose(squares) => self.others_lose(&self.list(squares)),
            OtherMoves::AllLose => self.all_others_lose().to_owned(),
        }
    }

    /// The answer is wrong: its value, the moves after it, which `first` starts, and the reason of the last of these moves.
    pub fn wrong_rule(
        self,
        square: Square,
        value: Evaluation,
        moves: &[Square],
        reason: &Reason,
        first: Mark,
    ) -> String {
        let Some((last, before)) = moves.split_last() else { return self.wrong(square, value, Vec::new()) };
        let end = match reason {
            Reason::Win { .. } => self.takes_and_wins(first, *last),
            _ => self.mark_square_reason(first, *last, &self.reason(reason, first)),
        };
        let mut moves = self.moves_from(before, first);
        moves.push(end);
        self.wrong(square, value, moves)
    }

    /// A wrong answer with the moves that refute it.
    pub(crate) fn wrong(self, square: Square, value: Evaluation, moves: Vec<String>) -> String {
        let result = value.wdl().unwrap_or(Wdl::Loss);
        match moves.into_iter().reduce(|first, next| self.then_move(&first, &next)) {
            Some(moves) => self.wrong_answer(square, result, &moves),
            None => self.wrong_last_move(square, result),
        }
    }

    /// The marks and squares of moves, which `first` starts.
    pub(crate) fn moves_from(self, moves: &[Square], first: Mark) -> Vec<String> {
        let marks = [first, !first].into_iter().cycle();
        marks.zip(moves).map(|(mark, square)| self.mark_on_square(mark, *square)).collect()
    }
}
