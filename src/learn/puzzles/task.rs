//! Tasks: the puzzle of a day, and the puzzles of a board.

use coaching::puzzles::{Grade, Puzzle, PuzzleBoard};
use engine::{Position, Rules};

/// The day of the first numbered puzzle, 1 January 2026.
pub const FIRST_DAY: u32 = 20_454;

/// A position to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// The puzzle of the day with this number.
    Daily(u32),
    /// The same puzzle on a later day, which no streak counts.
    Earlier(u32),
    /// The puzzle with this number on a board, counted from 0.
    Puzzle(PuzzleBoard, u32),
}

/// A kind of tasks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskKind {
    /// The puzzle of the day.
    Daily,
    /// All puzzles on a board, the easiest first.
    Puzzles(PuzzleBoard),
}

impl TaskKind {
    /// All kinds.
    pub const ALL: [Self; 4] = {
        let [three, four, five] = PuzzleBoard::ALL;
        [Self::Daily, Self::Puzzles(three), Self::Puzzles(four), Self::Puzzles(five)]
    };

    /// Returns the name, for tests and styles.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Daily => "daily",
            Self::Puzzles(board) => board.name(),
        }
    }
}

impl Task {
    /// Returns the kind of the task.
    pub const fn kind(self) -> TaskKind {
        match self {
            Self::Daily(_) | Self::Earlier(_) => TaskKind::Daily,
            Self::Puzzle(board, _) => TaskKind::Puzzles(board),
        }
    }

    /// Returns the day of the puzzle, if it is that of a day.
    pub const fn day(self) -> Option<u32> {
        match self {
            Self::Daily(day) | Self::Earlier(day) => Some(day),
            Self::Puzzle(..) => None,
        }
    }

    /// Returns the puzzle. Never `None`, unless a number is out of range.
    pub fn puzzle(self) -> Option<Puzzle> {
        match self {
            Self::Daily(day) | Self::Earlier(day) => Puzzle::of_day(day),
            Self::Puzzle(board, number) => board.puzzles().get(number as usize).copied(),
        }
    }

    /// Returns the position to answer.
    pub fn position(self) -> Position {
        self.puzzle().map_or(Position::new(Rules::TIC_TAC_TOE), |puzzle| puzzle.position())
    }
}

/// Returns how hard the puzzle of a day is: weeks begin easy, and end very hard.
pub const fn grade_of_day(day: u32) -> Grade {
    // The first day of 1970 was a Thursday.
    match (day + 3) % 7 {
        0 | 1 => Grade::Easy,
        2 | 3 => Grade::Medium,
        4 | 5 => Grade::Hard,
        _ => Grade::Expert,
    }
}

/// Returns the number of the puzzle of a day, from 1.
pub const fn puzzle_number(day: u32) -> u32 {
    day.saturating_sub(FIRST_DAY) + 1
}

/// Returns the day of the puzzle of a day with this number, from 1.
pub const fn day_of_puzzle(number: u32) -> u32 {
    FIRST_DAY.saturating_add(number.saturating_sub(1))
}
