//! The texts of the lesson.

use crate::engine::coach::{Reason, RuleOfThumb};
use crate::engine::evaluation::Value;
use crate::engine::{Mark, Square, Squares};

/// The texts of the lesson dialog.
#[derive(Debug)]
pub struct LessonTexts {
    /// The button that opens the dialog.
    pub lesson: &'static str,
    /// The heading of the dialog.
    pub title: &'static str,
    /// The number of the step, counted from 1, the number of steps, and the number of learned rules.
    pub progress: fn(usize, usize, u32) -> String,
    /// The rule of a step with this number.
    pub rule: fn(usize, RuleOfThumb) -> String,
    /// Why the rule works.
    pub why: fn(RuleOfThumb) -> &'static str,
    /// Asks this side for a move.
    pub your_move: fn(Mark) -> String,
    /// The answer of this side is right: its square and reason.
    pub right: fn(Square, &Reason, Mark) -> String,
    /// How the moves that do not follow the rule compare.
    pub others: fn(OtherMoves) -> String,
    /// The answer keeps the draw, but does not follow the rule.
    pub holds: fn(Square) -> String,
    /// The answer is wrong: its square and value, the moves after it, which the given side starts, and the reason of the
    /// last of these moves.
    pub wrong: fn(Square, Value, &[Square], &Reason, Mark) -> String,
    /// All rules are learned.
    pub complete: &'static str,
    /// The button that goes to the previous step.
    pub previous_rule: &'static str,
    /// The button that goes to the next step.
    pub next_rule: &'static str,
}

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
