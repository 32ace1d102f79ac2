//! English: practice.

use crate::engine::evaluation::Wdl;
use crate::engine::puzzles::Grade;
use crate::i18n::PracticeTexts;

pub(in crate::i18n) static PRACTICE: PracticeTexts = PracticeTexts {
    puzzles: "Puzzles",
    today: "Today",
    task: |mark, value| match value.wdl() {
        Some(Wdl::Win) => format!("{mark} to move and win"),
        _ => format!("{mark} to move and draw"),
    },
    grade: |grade| match grade {
        Grade::Easy => "Easy",
        Grade::Medium => "Medium",
        Grade::Hard => "Hard",
        Grade::Expert => "Very hard",
    },
    puzzle_of: |number, of| format!("Puzzle {number} of {of}"),
    streak: |days| match days {
        0 => "A new puzzle every day".to_owned(),
        1 => "Streak: 1 day".to_owned(),
        days => format!("Streak: {days} days"),
    },
    right: |reason| format!("Right. {reason}."),
    wrong: |square, value, moves, first| {
        let effect = if value.wdl() == Some(Wdl::Draw) { "only draws" } else { "loses" };
        let marks = [first, !first].into_iter().cycle();
        let moves: Vec<String> = marks.zip(moves).map(|(mark, square)| format!("{mark} {square}")).collect();
        format!("{square} {effect}: {}.", moves.join(", "))
    },
    retry: "Try again",
    next: "Next",
};
