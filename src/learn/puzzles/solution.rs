//! The solution, which the dialog shows of a solved puzzle of a day, and on request after a wrong answer.

use std::iter;

use super::attempt::{Attempt, Time};
use super::model::Puzzles;
use super::progress::Solved;
use super::progress::daily::DayResult;
use super::progress::kept_attempt::KeptAttempt;
use super::task::Task;
use coaching::puzzles::{defense, is_settled, perfect_play};
use engine::Square;

impl Attempt {
    /// Begins a task, or goes on with the attempt of an earlier visit. Of the puzzle of a day that is solved, this shows the solution.
    pub(super) fn begin(task: Task, solved: &Solved) -> Self {
        let attempt = Self::new(task);
        let Some(day) = task.day() else { return attempt };
        let result = solved.daily().of(day);
        let is_new = result.is_none() && matches!(task, Task::Daily(_));
        let attempt = Self {
            is_first_try: !matches!(result, Some(DayResult::Missed(_))),
            time: if is_new { Time::Stopped(0) } else { Time::Unknown },
            ..attempt
        };
        if solved.daily().is_solved(day) {
            return attempt.with_solution();
        }
        let kept = KeptAttempt::read(solved.attempt()).filter(|kept| kept.day() == day);
        kept.and_then(|kept| kept.resumed(&attempt)).unwrap_or(attempt)
    }

    /// Returns the attempt with the solution in place of the answers.
    pub(super) fn with_solution(self) -> Self {
        Self { moves: solution(self.task), wrong: None, shows_solution: true, ..self }
    }
}

impl Puzzles {
    /// Whether the solution can be shown: after a wrong answer to a puzzle that is not solved.
    pub fn offers_solution(&self) -> bool {
        let was_wrong = !self.attempt.is_first_try || matches!(self.result(), Some(DayResult::Missed(_)));
        self.rush().is_none() && was_wrong && !self.is_done()
    }

    /// Whether the moves are those of the solution, and not the player's.
    pub const fn shows_solution(&self) -> bool {
        self.attempt.shows_solution
    }

    pub(super) fn show_solution(&mut self) {
        if self.offers_solution() {
            self.attempt = self.attempt.clone().with_solution();
        }
    }
}

/// Returns the moves that solve a puzzle against the best defense.
fn solution(task: Task) -> Vec<Square> {
    let mut position = task.position();
    let solver = position.turn();
    let next = || {
        let is_solver = position.turn() == solver;
        let square = if is_settled(&position, solver) {
            None
        } else if is_solver {
            perfect_play(position).first().copied()
        } else {
            defense(&position)
        }?;
        position = position.play(square).ok()?;
        Some(square)
    };
    iter::from_fn(next).collect()
}
