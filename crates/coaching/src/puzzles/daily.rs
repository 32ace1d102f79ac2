//! The puzzle of a day: from one move on 3×3 on Monday to a combination on 15×15 on Sunday.

use std::cell::Cell;
use std::sync::LazyLock;

use super::{ORIENTATIONS, Puzzle, find_all, perfect_play};
use engine::{Objective, Rules, notation};

/// The weeks until the list begins again. A number of whole weeks, so that the puzzles stay on their weekdays.
const WEEKS: usize = 53;

/// For each week the moves that lead to its puzzles on 4×4, 5×5, 7×7 and 15×15. `examples/daily.rs` has found them.
const LARGER: &str = include_str!("daily.txt");

/// The days of a week.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Weekday {
    /// 3×3, one move.
    Monday,
    /// 3×3, two moves or more.
    Tuesday,
    /// 4×4, four in a row.
    Wednesday,
    /// 3×3, three in a row loses.
    Thursday,
    /// 5×5, four in a row.
    Friday,
    /// 7×7, five in a row by [fours](super::fours).
    Saturday,
    /// 15×15, five in a row by [fours](super::fours).
    Sunday,
}

impl Weekday {
    const ALL: [Self; 7] = {
        use Weekday::*;
        [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]
    };

    /// Returns the puzzle of a week.
    fn puzzle(self, week: usize) -> Option<Puzzle> {
        match self {
            Self::Monday => Puzzle::all().get(mixed(week)).copied(),
            // The longest ones.
            Self::Tuesday => Puzzle::all().iter().rev().nth(mixed(week)).copied(),
            Self::Thursday => misere().iter().rev().nth(mixed(week)).copied(),
            Self::Wednesday => larger("4x4x4", week, 0),
            Self::Friday => larger("5x5x4", week, 1),
            Self::Saturday => larger("7x7x5", week, 2),
            Self::Sunday => larger("15x15x5", week, 3),
        }
    }
}

/// Returns the place in a sorted list, so that successive weeks differ.
const fn mixed(week: usize) -> usize {
    /// Has no common factor with the number of weeks.
    const STEP: usize = 23;
    week * STEP % WEEKS
}

/// Returns all puzzles of misère 3×3.
fn misere() -> &'static [Puzzle] {
    static ALL: LazyLock<Vec<Puzzle>> =
        LazyLock::new(|| find_all(Rules::TIC_TAC_TOE.with_objective(Objective::Misere)));
    &ALL
}

/// Reads the puzzle of a week on a larger board.
fn larger(board: &str, week: usize, column: usize) -> Option<Puzzle> {
    let rules = notation::read_rules(board, Objective::Normal).ok()?;
    let moves = LARGER.lines().nth(mixed(week))?.split(' ').nth(column)?;
    let position = notation::read_moves(rules, moves).game.position();
    let solution = perfect_play(position).first().copied()?;
    Some(Puzzle::new(position, solution))
}

thread_local! {
    /// The last puzzle that was asked for, with its day: finding the solution takes some milliseconds.
    static LAST: Cell<Option<(u32, Puzzle)>> = const { Cell::new(None) };
}

impl Puzzle {
    /// Returns the puzzle of a day. Days are numbered from 0, Thursday 1 January 1970.
    ///
    /// Each weekday has its board. The list begins again after 53 weeks, and the boards are then turned or reflected, in 8 ways.
    /// Never `None`.
    ///
    /// ```
    /// use coaching::puzzles::Puzzle;
    ///
    /// let monday = Puzzle::of_day(20_458).unwrap();
    /// assert_eq!((monday.position().rules().name().as_str(), monday.answers()), ("3x3x3", 1));
    /// assert_eq!(Puzzle::of_day(20_458 + 53 * 7 * 8), Some(monday));
    /// ```
    pub fn of_day(day: u32) -> Option<Self> {
        if let Some((_, puzzle)) = LAST.get().filter(|(last, _)| *last == day) {
            return Some(puzzle);
        }
        let puzzle = Self::find_of_day(day)?;
        LAST.set(Some((day, puzzle)));
        Some(puzzle)
    }

    fn find_of_day(day: u32) -> Option<Self> {
        let from_monday = day as usize + 3;
        let weekday = Weekday::ALL.get(from_monday % 7)?;
        let week = from_monday / 7;
        weekday.puzzle(week % WEEKS)?.turned(*ORIENTATIONS.get(week / WEEKS % ORIENTATIONS.len())?)
    }
}
