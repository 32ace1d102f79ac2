//! The texts of practice.

use crate::engine::evaluation::Evaluation;
use crate::engine::puzzles::Grade;
use crate::engine::{Mark, Square};

/// The texts of the practice dialog.
#[derive(Debug)]
pub struct PracticeTexts {
    /// The button that opens the dialog, and its heading.
    pub puzzles: &'static str,
    /// The choice of the puzzle of the day.
    pub today: &'static str,
    /// The task of a puzzle: the side to move, and the best result that it can reach.
    pub task: fn(Mark, Evaluation) -> String,
    /// The grade of a puzzle.
    pub grade: fn(Grade) -> &'static str,
    /// The number of a puzzle, counted from 1, and the number of puzzles.
    pub puzzle_of: fn(u32, usize) -> String,
    /// The number of successive days on which the puzzle of the day was solved.
    pub streak: fn(u32) -> String,
    /// The answer is right; the reason starts with the square.
    pub right: fn(&str) -> String,
    /// The answer is wrong: its square and value, and the moves after it, which the given side starts.
    pub wrong: fn(Square, Evaluation, &[Square], Mark) -> String,
    /// The button that removes the answer.
    pub retry: &'static str,
    /// The button that shows the next puzzle.
    pub next: &'static str,
}
