//! The puzzles that the player has solved.

use crate::engine::puzzles::PuzzleBoard;

/// The player's progress with the puzzles, kept for the next visit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Solved {
    /// For each of [`PuzzleBoard::ALL`], the number of the puzzle after the last one solved, counted from 0.
    next: [u32; 3],
    /// The number of successive days up to `day` on which the puzzle of the day was solved.
    streak: u32,
    /// The last day on which the puzzle of the day was solved, if `streak` is not 0.
    day: u32,
}

/// The version of the stored form. Later versions are not read.
const VERSION: u32 = 2;

impl Solved {
    /// The number of the puzzle on a board to continue with, counted from 0. It may be the number after the last puzzle, or
    /// any other.
    #[must_use]
    pub const fn next(self, board: PuzzleBoard) -> u32 {
        let [three, four, five] = self.next;
        match board {
            PuzzleBoard::Three => three,
            PuzzleBoard::Four => four,
            PuzzleBoard::Five => five,
        }
    }

    /// Returns the progress after solving the puzzle with this number on a board.
    #[must_use]
    pub fn with_puzzle(self, board: PuzzleBoard, number: u32) -> Self {
        let next = |of: PuzzleBoard| if of == board { number.saturating_add(1) } else { self.next(of) };
        Self { next: PuzzleBoard::ALL.map(next), ..self }
    }

    /// Returns the progress after solving the puzzle of a day. A day counts once, and a missed day ends the streak. The day
    /// before the last one changes nothing: west of the date line, a traveler has it twice.
    #[must_use]
    pub const fn with_day(self, day: u32) -> Self {
        let streak = match day.checked_sub(self.day) {
            _ if self.streak == 0 => 1,
            Some(0) => return self,
            Some(1) => self.streak.saturating_add(1),
            None if day.saturating_add(1) == self.day => return self,
            _ => 1,
        };
        Self { streak, day, ..self }
    }

    /// Whether the puzzle of this day is solved.
    #[must_use]
    pub const fn has_day(self, day: u32) -> bool {
        self.streak > 0 && self.day == day
    }

    /// Returns the streak on this day: 0 after a missed day.
    #[must_use]
    pub const fn streak_on(self, day: u32) -> u32 {
        if day.abs_diff(self.day) <= 1 { self.streak } else { 0 }
    }

    /// Returns the stored form: the version and the numbers.
    #[must_use]
    pub fn text(self) -> String {
        let [three, four, five] = self.next;
        [VERSION, three, self.streak, self.day, four, five].map(|number| number.to_string()).join(" ")
    }

    /// Reads the stored form. Returns `None` for any other text. The first version has only puzzles on 3×3.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let numbers: Option<Vec<u32>> = text.split(' ').map(|number| number.parse().ok()).collect();
        match numbers?[..] {
            [1, three, streak, day] => Some(Self { next: [three, 0, 0], streak, day }),
            [VERSION, three, streak, day, four, five] => Some(Self { next: [three, four, five], streak, day }),
            _ => None,
        }
    }
}
