//! The attempt at a task.

use super::task::Task;
use crate::state::GameState;
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

/// The time that the player has spent on a puzzle, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Time {
    /// It is not measured: the puzzle is none of the day, was tried before, or is solved.
    Unknown,
    /// The puzzle is not on the screen.
    Stopped(u64),
    /// At second `now` of the browser's clock, it was `spent`.
    Running { spent: u64, now: u64 },
}

impl Time {
    /// Returns the time, as far as the clock was read.
    pub(super) const fn spent(self) -> Option<u64> {
        match self {
            Self::Unknown => None,
            Self::Stopped(spent) | Self::Running { spent, .. } => Some(spent),
        }
    }

    /// Returns the time when the clock is read. A clock that is set back gives no time.
    pub(super) fn at(self, now: u64) -> Self {
        match self {
            Self::Unknown => self,
            Self::Stopped(spent) => Self::Running { spent, now },
            Self::Running { spent, now: before } => {
                Self::Running { spent: spent.saturating_add(now.saturating_sub(before)), now }
            }
        }
    }
}

impl Attempt {
    /// Begins a task.
    pub(super) const fn new(task: Task) -> Self {
        Self { task, moves: Vec::new(), wrong: None, is_first_try: true, shows_solution: false, time: Time::Unknown }
    }

    /// Returns the attempt when the dialog was closed.
    pub(super) fn stopped(self) -> Self {
        Self { time: self.time.spent().map_or(Time::Unknown, Time::Stopped), ..self }
    }

    /// Whether the player has answered, rightly or wrongly.
    pub(super) const fn has_answer(&self) -> bool {
        !self.moves.is_empty() || !self.is_first_try
    }
}

impl GameState {
    /// Returns the day of the puzzle that a link names, until the puzzles dialog has opened.
    pub fn linked_day(&self) -> Option<u32> {
        self.values()?.linked_day
    }

    /// Returns the attempt at the puzzle of a day with which the puzzles dialog opens next.
    pub fn begun_puzzle(&self) -> Option<Attempt> {
        self.values()?.begun_puzzle.clone()
    }
}
