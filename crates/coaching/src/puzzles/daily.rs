//! The puzzle of a day.

use super::{ORIENTATIONS, Puzzle};

impl Puzzle {
    /// Returns the puzzle of a day, on 3×3; the days are numbered.
    ///
    /// Puzzles of a single move are left out. A round of 82 days has each of the others once; the next round turns or reflects the
    /// boards, in 8 ways. Never `None`.
    ///
    /// ```
    /// use coaching::puzzles::Puzzle;
    ///
    /// let puzzle = Puzzle::of_day(20_000).unwrap();
    /// assert_eq!(Puzzle::of_day(20_000 + 82 * 8), Some(puzzle));
    /// ```
    pub fn of_day(day: u32) -> Option<Self> {
        /// The distance in the list between successive days, which mixes the grades. It has no common factor with the
        /// number of puzzles.
        const STEP: usize = 53;
        let all = Self::all();
        let daily = all.get(all.partition_point(|puzzle| puzzle.answers <= 1)..)?;
        let (day, round) = (day as usize, daily.len());
        let number = day.checked_rem(round)? * STEP % round;
        daily.get(number)?.turned(*ORIENTATIONS.get(day / round % ORIENTATIONS.len())?)
    }
}
