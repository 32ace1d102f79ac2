//! The attempt at a task.

use super::task::Task;
use engine::Square;

/// A task with the player's answers to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    pub(super) task: Task,
    /// The player's right answers and the replies to them, in turn.
    pub(super) moves: Vec<Square>,
    /// The wrong answer after these moves, until the player takes it back.
    pub(super) wrong: Option<Wrong>,
    /// Whether no answer to the task was wrong.
    pub(super) is_first_try: bool,
    /// Whether the moves are those of the solution.
    pub(super) shows_solution: bool,
    /// The time that the puzzle of a day takes.
    pub(super) time: Time,
}

/// A wrong answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wrong {
    pub(super) square: Square,
    /// The moves that refute it.
    pub(super) refutation: Vec<Square>,
    /// The number of shown moves of the refutation.
    pub(super) shown: u8,
}

/// The time from the first look at a puzzle to its solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Time {
    /// The puzzle is not seen yet, or was tried before.
    None,
    /// The puzzle was seen at this second of the browser's clock.
    Since(u64),
    /// It took this number of seconds.
    Took(u64),
}

impl Attempt {
    /// Begins a task.
    pub(super) const fn new(task: Task) -> Self {
        Self { task, moves: Vec::new(), wrong: None, is_first_try: true, shows_solution: false, time: Time::None }
    }

    /// Whether the player has answered, rightly or wrongly.
    pub(super) const fn has_answer(&self) -> bool {
        !self.moves.is_empty() || !self.is_first_try
    }
}
