//! English: the lesson.

use super::coach::{clause, listed};
use crate::engine::coach::{Reason, RuleOfThumb};
use crate::engine::evaluation::Value;
use crate::i18n::{LessonTexts, OtherMoves};

pub(in crate::i18n) static LESSON: LessonTexts = LessonTexts {
    lesson: "Lesson",
    title: "How never to lose",
    progress: |number, of, learned| format!("Rule {number} of {of}, {learned} learned"),
    rule: |number, rule| format!("{number}. {}", rule_text(rule)),
    why: |rule| match rule {
        RuleOfThumb::Win => "Look for this first, even before you stop your opponent.",
        RuleOfThumb::Block => "Otherwise the game ends with their next move.",
        RuleOfThumb::Fork => "A fork is two threats at once. Your opponent can block only one.",
        RuleOfThumb::BlockFork => "Take its square, or make two in a row so that they must block elsewhere.",
        RuleOfThumb::Center => "Four of the eight lines run through it, more than through any other square.",
        RuleOfThumb::OppositeCorner => "You get a corner, and they cannot use the diagonal between the two.",
        RuleOfThumb::EmptyCorner => "Three lines run through a corner, and only two through a side.",
        RuleOfThumb::EmptySide => "Sides come last, because only two lines run through each.",
    },
    your_move: |mark| format!("You are {mark}. Find the move."),
    right: |square, reason, mark| format!("Right. {square} {}.", clause(reason, mark)),
    others: |others| match others {
        OtherMoves::None => String::new(),
        OtherMoves::Hold => "Other moves draw here too.".to_owned(),
        OtherMoves::GiveWinAway => "No other move wins.".to_owned(),
        OtherMoves::Lose(squares) => format!("{} lose.", listed(squares)),
        OtherMoves::AllLose => "Every other move loses.".to_owned(),
    },
    holds: |square| format!("{square} draws too, but does not follow the rule. Try again."),
    wrong: |square, value, moves, reason, first| {
        let effect = if value == Value::Draw { "only draws" } else { "loses" };
        let Some((last, before)) = moves.split_last() else { return format!("{square} {effect}.") };
        let marks = [first, !first].into_iter().cycle();
        let before: String = marks.zip(before).map(|(mark, square)| format!("{mark} {square}, ")).collect();
        let end = match reason {
            Reason::Win { .. } => format!("takes {last} and wins"),
            _ => format!("{last} {}", clause(reason, first)),
        };
        format!("{square} {effect}: {before}{first} {end}.")
    },
    complete: "You know all eight rules. Follow them in this order, and you never lose.",
    previous_rule: "Previous rule",
    next_rule: "Next rule",
};

fn rule_text(rule: RuleOfThumb) -> &'static str {
    match rule {
        RuleOfThumb::Win => "Complete your line.",
        RuleOfThumb::Block => "Block your opponent’s line.",
        RuleOfThumb::Fork => "Make a fork.",
        RuleOfThumb::BlockFork => "Prevent your opponent’s fork.",
        RuleOfThumb::Center => "Take the center.",
        RuleOfThumb::OppositeCorner => "Take the corner opposite theirs.",
        RuleOfThumb::EmptyCorner => "Take an empty corner.",
        RuleOfThumb::EmptySide => "Take an empty side.",
    }
}
