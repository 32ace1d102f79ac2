//! The order of the tasks, and the progress that answers make.

use super::progress::Solved;
use super::task::{Task, TaskKind};
use coaching::puzzles::PuzzleBoard;

/// Returns the number of puzzles on a board, at least 1.
fn count(board: PuzzleBoard) -> u32 {
    u32::try_from(board.puzzles().len()).unwrap_or(1).max(1)
}

use super::state::Puzzles;

impl Puzzles {
    /// Goes to the first unsolved task of a kind.
    #[must_use]
    pub fn of_kind(&self, kind: TaskKind) -> Self {
        let task = match kind {
            TaskKind::Daily => Task::Daily(self.today),
            TaskKind::Puzzles(board) => Task::Puzzle(board, self.solved.next(board, count(board))),
        };
        Self { is_repeating: false, ..self.at(task) }
    }

    /// Goes to the first missed puzzle, on this board if there is one. Returns `None` if there is none.
    #[must_use]
    pub fn repeating(&self) -> Option<Self> {
        let (board, from) = match self.task {
            Task::Daily(_) => (PuzzleBoard::Three, 0),
            Task::Puzzle(board, number) => (board, number + 1),
        };
        let on = |board, from| {
            let number = self.solved.next_missed(board, from)?;
            (number < count(board)).then(|| Self { is_repeating: true, ..self.at(Task::Puzzle(board, number)) })
        };
        on(board, from).or_else(|| PuzzleBoard::ALL.into_iter().find_map(|board| on(board, 0)))
    }

    /// Goes to the next task: the next missed puzzle while the player repeats them, the puzzle of the day after that of a day
    /// that has passed, and otherwise the next unsolved one.
    #[must_use]
    pub fn next(&self) -> Self {
        let repeated = if self.is_repeating { self.repeating() } else { None };
        repeated.unwrap_or_else(|| match self.task {
            Task::Daily(day) if day < self.today => self.of_kind(TaskKind::Daily),
            Task::Daily(_) => self.of_kind(TaskKind::Puzzles(PuzzleBoard::Three)),
            Task::Puzzle(board, number) => {
                let mut others = (number + 1..count(board)).chain(0..number);
                let open = others.find(|number| !self.solved.has_puzzle(board, *number));
                let next = open.unwrap_or((number + 1) % count(board));
                Self { is_repeating: false, ..self.at(Task::Puzzle(board, next)) }
            }
        })
    }

    /// Goes to a task.
    fn at(&self, task: Task) -> Self {
        Self { task, moves: Vec::new(), wrong: None, is_first_try: true, shared: None, ..self.clone() }
    }

    /// Adds the last answer to the progress, which another tab may have changed. The answer solves the puzzle also if only the
    /// reply to it, which is still to be played, makes a draw certain.
    #[must_use]
    pub fn counted(&self, progress: Solved) -> Self {
        let solved = match self.task {
            Task::Daily(day) if self.wrong.is_some() => progress.with_wrong_day(day),
            Task::Puzzle(board, number) if self.wrong.is_some() => progress.with_missed(board, number),
            _ if !self.is_solved() && !self.continued().is_some_and(|replied| replied.is_solved()) => progress,
            Task::Daily(day) => progress.with_day(day),
            Task::Puzzle(board, number) => progress.with_puzzle(board, number, self.is_first_try),
        };
        Self { solved, ..self.clone() }
    }

    /// Skips the task, and adds that to the progress, which another tab may have changed.
    #[must_use]
    pub fn skipped(&self, progress: Solved) -> Self {
        let solved = match self.task {
            Task::Puzzle(board, number) if !self.is_repeating => progress.with_place(board, number + 1),
            _ => progress,
        };
        Self { solved, ..self.clone() }.next()
    }
}
