//! The order of the tasks, and the progress that answers make.

use std::cmp::Ordering;
use std::mem;

use super::attempt::Attempt;
use super::model::Puzzles;
use super::task::{FIRST_DAY, Task, TaskKind};
use coaching::puzzles::{self, PuzzleBoard};

/// Returns the number of puzzles on a board, at least 1.
fn count(board: PuzzleBoard) -> u32 {
    u32::try_from(board.puzzles().len()).unwrap_or(1).max(1)
}

impl Puzzles {
    /// Returns the first missed puzzle, on this board if there is one.
    pub fn missed_task(&self) -> Option<Task> {
        let (board, from) = match self.attempt.task {
            Task::Daily(_) | Task::Earlier(_) => (PuzzleBoard::Three, 0),
            Task::Puzzle(board, number) => (board, number + 1),
        };
        let on = |board, from| {
            let number = self.solved.next_missed(board, from)?;
            (number < count(board)).then_some(Task::Puzzle(board, number))
        };
        on(board, from).or_else(|| PuzzleBoard::ALL.into_iter().find_map(|board| on(board, 0)))
    }

    /// Goes to the first unsolved task of a kind.
    pub(super) fn go_to_kind(&mut self, kind: TaskKind) {
        self.go_to(match kind {
            TaskKind::Daily => Task::Daily(self.today()),
            TaskKind::Puzzles(board) => Task::Puzzle(board, self.solved.next(board, count(board))),
        });
    }

    /// Goes to the first missed puzzle, if there is one.
    pub(super) fn repeat_missed(&mut self) {
        if let Some(missed) = self.missed_task() {
            self.go_to(missed);
            self.is_repeating = true;
        }
    }

    /// Goes to the next task, and adds that to the progress.
    pub(super) fn skip(&mut self) {
        if let Task::Puzzle(board, number) = self.attempt.task
            && !self.is_repeating
        {
            self.solved = self.solved.clone().with_place(board, number + 1);
        }
        self.go_to_next();
    }

    /// Goes to the next task: the next missed puzzle while the player repeats them, the puzzle of the day after that of a day
    /// that has passed, and otherwise the next unsolved one.
    fn go_to_next(&mut self) {
        if self.is_repeating && self.missed_task().is_some() {
            return self.repeat_missed();
        }
        match self.attempt.task {
            Task::Earlier(_) => self.go_to_kind(TaskKind::Daily),
            Task::Daily(day) if day < self.today() => self.go_to_kind(TaskKind::Daily),
            Task::Daily(_) => self.go_to_kind(TaskKind::Puzzles(PuzzleBoard::Three)),
            Task::Puzzle(board, number) => {
                let mut others = (number + 1..count(board)).chain(0..number);
                let open = others.find(|number| !self.solved.has_puzzle(board, *number));
                self.go_to(Task::Puzzle(board, open.unwrap_or((number + 1) % count(board))));
            }
        }
    }

    /// Goes to the puzzle of a day that has come: today's, or an earlier one.
    pub(super) fn go_to_day(&mut self, day: u32) {
        match day.cmp(&self.today()) {
            Ordering::Less => self.go_to(Task::Earlier(day.max(FIRST_DAY))),
            Ordering::Equal => self.go_to(Task::Daily(day)),
            Ordering::Greater => {}
        }
    }

    /// Goes to the puzzle of a board with a number.
    pub(super) fn go_to_puzzle(&mut self, board: PuzzleBoard, number: u32) {
        if number < count(board) {
            self.go_to(Task::Puzzle(board, number));
        }
    }

    /// Begins a task, or goes on with the puzzle of a day that the player left for another task.
    pub(super) fn go_to(&mut self, task: Task) {
        self.is_repeating = false;
        self.shared = None;
        self.calendar = None;
        self.list = None;
        self.rush = None;
        if self.attempt.task == task && task.day().is_some() {
            return;
        }
        let begun = self.left.take_if(|left| left.task == task).unwrap_or_else(|| Attempt::begin(task, &self.solved));
        let before = mem::replace(&mut self.attempt, begun);
        if before.task.day().is_some() {
            self.left = Some(before);
        }
    }

    /// Adds the last answer to the progress. The answer solves the puzzle also if only the reply to it, which is still to be
    /// played, makes a draw certain.
    pub(super) fn count_answer(&mut self) {
        let replied = self.reply().and_then(|reply| self.position().play(reply).ok());
        let is_solved = self.is_solved() || replied.is_some_and(|position| puzzles::is_settled(&position, self.side()));
        self.count_in_rush(is_solved);
        self.solved = match self.attempt.task {
            Task::Daily(day) | Task::Earlier(day) if self.is_refuted() => self.solved.clone().with_wrong_day(day),
            Task::Puzzle(board, number) if self.is_refuted() => self.solved.clone().with_missed(board, number),
            _ if !is_solved => return,
            Task::Daily(day) => self.solved.clone().with_day(day),
            Task::Earlier(day) => self.solved.clone().with_late_day(day),
            Task::Puzzle(board, number) if self.rush.is_some() => self.solved.clone().with_first_try(board, number),
            Task::Puzzle(board, number) => self.solved.clone().with_puzzle(board, number, self.attempt.is_first_try),
        };
    }
}
