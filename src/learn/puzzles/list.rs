//! The list of all puzzles on a board, in groups.

use std::sync::LazyLock;

use super::progress::Solved;
use coaching::puzzles::{self, Puzzle, PuzzleBoard};
use engine::Value;

/// The most marks up to the end of a game of a puzzle.
const MOST_MARKS: u8 = 10;

/// The puzzles on a board. They are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleList {
    /// The board.
    pub board: PuzzleBoard,
    /// Each kind with the numbers of its puzzles.
    pub groups: Vec<(PuzzleKind, Vec<u32>)>,
}

/// The result that the player has to reach in a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleKind {
    /// A win with the last of this number of marks.
    Win(u8),
    /// A draw.
    Draw,
}

/// What became of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleState {
    /// It was solved, at the first try if it was missed before.
    Solved,
    /// It had a wrong answer, and is to be tried again.
    Missed,
    /// It has no answer.
    Open,
}

impl PuzzleKind {
    fn of(puzzle: &Puzzle) -> Self {
        match puzzles::value(&puzzle.position()) {
            Some(Value::Win(marks)) => Self::Win(marks),
            _ => Self::Draw,
        }
    }
}

impl PuzzleList {
    /// Returns the list of a board.
    pub fn of(board: PuzzleBoard) -> Self {
        Self::known(board).clone()
    }

    /// Returns the number of a puzzle among those of its kind, from 1, and how many these are.
    pub fn place(board: PuzzleBoard, number: u32) -> (usize, usize) {
        let mut groups = Self::known(board).groups.iter();
        let place =
            groups.find_map(|(_, numbers)| Some((numbers.iter().position(|of| *of == number)? + 1, numbers.len())));
        place.unwrap_or_default()
    }

    fn known(board: PuzzleBoard) -> &'static Self {
        static THREE: LazyLock<PuzzleList> = LazyLock::new(|| PuzzleList::make(PuzzleBoard::Three));
        static FOUR: LazyLock<PuzzleList> = LazyLock::new(|| PuzzleList::make(PuzzleBoard::Four));
        static FIVE: LazyLock<PuzzleList> = LazyLock::new(|| PuzzleList::make(PuzzleBoard::Five));
        match board {
            PuzzleBoard::Three => &THREE,
            PuzzleBoard::Four => &FOUR,
            PuzzleBoard::Five => &FIVE,
        }
    }

    fn make(board: PuzzleBoard) -> Self {
        let kinds: Vec<PuzzleKind> = board.puzzles().iter().map(PuzzleKind::of).collect();
        let of = |kind: PuzzleKind| {
            let numbers: Vec<u32> =
                (0..).zip(&kinds).filter(|(_, of)| **of == kind).map(|(number, _)| number).collect();
            (!numbers.is_empty()).then_some((kind, numbers))
        };
        let groups = (0..=MOST_MARKS).map(PuzzleKind::Win).chain([PuzzleKind::Draw]).filter_map(of).collect();
        Self { board, groups }
    }

    /// Returns the number of puzzles of a group that are solved.
    pub fn solved_of(&self, numbers: &[u32], solved: &Solved) -> usize {
        let state = |number: &u32| PuzzleState::of(self.board, *number, solved);
        numbers.iter().filter(|number| state(number) == PuzzleState::Solved).count()
    }

    /// Returns the kind of the first group with a puzzle to solve.
    pub fn next_kind(&self, solved: &Solved) -> Option<PuzzleKind> {
        let is_open = |numbers: &[u32]| self.solved_of(numbers, solved) < numbers.len();
        self.groups.iter().find(|(_, numbers)| is_open(numbers)).map(|(kind, _)| *kind)
    }
}

impl PuzzleState {
    /// Returns what became of a puzzle on a board.
    pub fn of(board: PuzzleBoard, number: u32, solved: &Solved) -> Self {
        match (solved.has_missed(board, number), solved.has_puzzle(board, number)) {
            (true, _) => Self::Missed,
            (false, true) => Self::Solved,
            (false, false) => Self::Open,
        }
    }
}
