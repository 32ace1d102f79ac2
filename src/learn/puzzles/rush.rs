//! The rush: as many puzzles of all boards as the player solves in three minutes. A wrong answer goes on with the next puzzle, and is
//! to be tried again later.

use super::task::Task;
use coaching::puzzles::PuzzleBoard;
use fastrand::Rng;

/// The seconds of a rush.
pub const SECONDS: u64 = 180;

/// The number of puzzles with the same number of moves before those with more moves.
const GROUP: usize = 6;

/// The greatest number of moves to find.
const MOST_MOVES: u8 = 5;

/// A message to the rush.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The player looks at the rules.
    Show,
    /// The player begins. The time runs from the first [`Time`](Self::Time) on.
    Start,
    /// The browser's clock, in seconds, which the rush [awaits](Rush::awaited_tick).
    Time(u64),
    /// The player ends it before the time is over.
    Stop,
}

/// A rush with its count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rush {
    stage: Stage,
    /// The tasks to come, the next one last.
    series: Vec<Task>,
    solved: u32,
    missed: u32,
    /// Whether the last answer was wrong.
    is_last_wrong: bool,
    /// The best count before it.
    best_before: u32,
    /// The number of times that the clock was read.
    ticks: u32,
}

/// How far a rush is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The player reads the rules.
    Rules,
    /// It waits for the clock.
    Starting,
    /// It ends at this second of the clock, and had this number of seconds left when the clock was last read.
    Running { end: u64, left: u64 },
    /// It is over, with this number of seconds left.
    Over { left: u64 },
}

impl Rush {
    /// Shows the rules.
    pub const fn new(best_before: u32) -> Self {
        Self {
            stage: Stage::Rules,
            series: Vec::new(),
            solved: 0,
            missed: 0,
            is_last_wrong: false,
            best_before,
            ticks: 0,
        }
    }

    /// Begins once the clock is read.
    pub fn starting(best_before: u32) -> Self {
        Self { stage: Stage::Starting, ..Self::new(best_before) }
    }

    /// Takes the time, in seconds. Returns the first task if the rush begins with it.
    pub fn take_time(&mut self, now: u64) -> Option<Task> {
        self.ticks += u32::from(self.awaited_tick().is_some());
        match self.stage {
            Stage::Starting => {
                self.stage = Stage::Running { end: now.saturating_add(SECONDS), left: SECONDS };
                self.series = series(now);
                return self.next_task();
            }
            Stage::Running { end, left } => {
                // A clock that is set back gives no time.
                let left = left.min(end.saturating_sub(now));
                self.stage = if left > 0 { Stage::Running { end, left } } else { Stage::Over { left } };
            }
            Stage::Rules | Stage::Over { .. } => {}
        }
        None
    }

    /// Returns the next task. After the last one, the rush is over.
    pub fn next_task(&mut self) -> Option<Task> {
        let next = self.series.pop();
        if next.is_none() {
            self.stop();
        }
        next
    }

    /// Ends it.
    pub const fn stop(&mut self) {
        if let Stage::Running { left, .. } = self.stage {
            self.stage = Stage::Over { left };
        }
    }

    /// Counts an answer in time that is wrong, or else may have solved the puzzle.
    pub fn count(&mut self, is_wrong: bool, is_solved: bool) {
        if self.is_running() {
            self.is_last_wrong = is_wrong;
            self.missed += u32::from(is_wrong);
            self.solved += u32::from(is_solved && !is_wrong);
        }
    }

    /// Returns the number of the next [time](Msg::Time), if the rush needs it: 0 is needed at once.
    pub const fn awaited_tick(&self) -> Option<u32> {
        match self.stage {
            Stage::Starting | Stage::Running { .. } => Some(self.ticks),
            Stage::Rules | Stage::Over { .. } => None,
        }
    }

    /// Whether the time runs.
    pub const fn is_running(&self) -> bool {
        matches!(self.stage, Stage::Running { .. })
    }

    /// Whether it is over.
    pub const fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over { .. })
    }

    /// Returns the number of seconds left.
    pub const fn seconds_left(&self) -> u64 {
        match self.stage {
            Stage::Rules | Stage::Starting => SECONDS,
            Stage::Running { left, .. } => left,
            Stage::Over { .. } => 0,
        }
    }

    /// Returns the number of seconds that it took, once it is over.
    pub const fn seconds_taken(&self) -> u64 {
        match self.stage {
            Stage::Over { left } => SECONDS - left,
            _ => 0,
        }
    }

    /// Returns the number of solved puzzles.
    pub const fn solved(&self) -> u32 {
        self.solved
    }

    /// Returns the number of puzzles with a wrong answer.
    pub const fn missed(&self) -> u32 {
        self.missed
    }

    /// Whether more puzzles are solved than in any rush before.
    pub const fn is_best(&self) -> bool {
        self.solved > self.best_before
    }

    /// Returns the milliseconds before a reply or the next puzzle: long enough to see what the last answer is worth.
    pub const fn pause(&self) -> u32 {
        if self.is_last_wrong { 1_200 } else { 400 }
    }

    /// Returns the number of the [step](super::model::Puzzles::step) to the next puzzle.
    pub const fn step(&self) -> u32 {
        u32::MAX - self.solved - self.missed
    }
}

/// Returns all puzzles in a random order, the last one first: [`GROUP`] puzzles of one move to find, as many of two moves and so on, and
/// then further ones likewise.
fn series(seed: u64) -> Vec<Task> {
    let tasks = |board: PuzzleBoard| (0..).zip(board.puzzles()).map(move |(number, _)| Task::Puzzle(board, number));
    let mut all: Vec<Task> = PuzzleBoard::ALL.into_iter().flat_map(tasks).collect();
    Rng::with_seed(seed).shuffle(&mut all);
    let mut series = Vec::new();
    for skipped in (0..all.len()).step_by(GROUP) {
        for moves in 0..=MOST_MOVES {
            let alike = all.iter().filter(|task| task.puzzle().is_some_and(|puzzle| puzzle.answers() == moves));
            series.extend(alike.skip(skipped).take(GROUP));
        }
    }
    series.reverse();
    series
}
