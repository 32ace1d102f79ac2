//! The results of the puzzles of days, and the streak.

use std::cmp::Ordering;
use std::ops::{Range, RangeInclusive};

/// What became of the puzzle of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DayResult {
    /// It had this many wrong answers, from 1 to [`MOST_TRIES`], and was not solved.
    Missed(u8),
    /// It was solved after its day.
    SolvedLate,
    /// It was solved on its day with this many tries, from 1 to [`MOST_TRIES`].
    Solved(u8),
}

/// The greatest number of counted tries.
pub const MOST_TRIES: u8 = 9;

/// The greatest number of days with a result. The oldest are dropped.
pub const MOST_DAYS: usize = 3_000;

/// The days after a forgiven one until another can be forgiven.
const FORGIVES_AFTER: u32 = 7;

/// The results of the puzzles of days, the first day first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Daily(pub(super) Vec<Day>);

/// The result of the puzzle of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Day {
    pub(super) day: u32,
    pub(super) result: DayResult,
    /// The time that it took, if that is known.
    pub(super) seconds: Option<u32>,
}

/// Successive days on which the first try was right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// The number of these days.
    pub days: u32,
    /// Whether its last day was missed and is forgiven.
    pub is_forgiven: bool,
    /// The days of the longest streak until then.
    pub longest: u32,
}

impl DayResult {
    /// Returns the number of tries with which the puzzle was solved on its day.
    pub const fn tries(self) -> Option<u8> {
        match self {
            Self::Solved(tries) => Some(tries),
            Self::SolvedLate | Self::Missed(_) => None,
        }
    }

    /// Whether the puzzle is solved, on its day or late.
    pub const fn is_solved(self) -> bool {
        matches!(self, Self::Solved(_) | Self::SolvedLate)
    }

    /// A number that is greater for a better result, and for more wrong answers to an unsolved puzzle.
    const fn rank(self) -> u8 {
        match self {
            Self::Missed(wrong) => wrong,
            Self::SolvedLate => MOST_TRIES + 1,
            Self::Solved(tries) => 2 * MOST_TRIES + 2 - tries,
        }
    }
}

impl Day {
    /// Returns the better of two results of the same day or, of equal ones, the faster.
    fn better(self, other: Self) -> Self {
        let is_faster = || other.seconds.is_some_and(|theirs| self.seconds.is_none_or(|mine| theirs < mine));
        match other.result.rank().cmp(&self.result.rank()) {
            Ordering::Greater => other,
            Ordering::Equal if is_faster() => other,
            _ => self,
        }
    }
}

/// The streak up to a day, counted from the first day on.
#[derive(Default)]
struct Run {
    /// The days solved on the first try.
    days: u32,
    /// The last forgiven day.
    forgiven: Option<u32>,
    /// The most days so far.
    longest: u32,
}

impl Run {
    /// Solves the puzzle of the next day on the first try.
    fn solve(&mut self) {
        self.days += 1;
        self.longest = self.longest.max(self.days);
    }

    /// Misses a day.
    fn miss(&mut self, day: u32) {
        let can_forgive = self.forgiven.is_none_or(|forgiven| day - forgiven >= FORGIVES_AFTER);
        if self.days > 0 && can_forgive {
            self.forgiven = Some(day);
        } else {
            self.days = 0;
        }
    }

    /// Misses days one after the other: the second one at the latest ends the streak.
    fn miss_all(&mut self, days: Range<u32>) {
        days.take(2).for_each(|day| self.miss(day));
    }
}

impl Daily {
    /// Returns what became of the puzzle of a day; `None` without an answer.
    pub fn of(&self, day: u32) -> Option<DayResult> {
        self.find(day).map(|found| found.result)
    }

    /// Returns the seconds that the puzzle of a day took, if that is known.
    pub fn seconds(&self, day: u32) -> Option<u32> {
        self.find(day)?.seconds
    }

    fn find(&self, day: u32) -> Option<&Day> {
        let index = self.0.binary_search_by_key(&day, |found| found.day).ok()?;
        self.0.get(index)
    }

    /// Whether the puzzle of a day is solved, on its day or late.
    pub fn is_solved(&self, day: u32) -> bool {
        self.of(day).is_some_and(DayResult::is_solved)
    }

    /// Returns the results of the puzzles of some days.
    pub fn results_in(&self, days: RangeInclusive<u32>) -> impl Iterator<Item = DayResult> {
        self.0.iter().filter(move |found| days.contains(&found.day)).map(|found| found.result)
    }

    /// Replaces the result of a day by a better one.
    pub(super) fn improve(&mut self, day: u32, result: DayResult) {
        self.improve_to(Day { day, result, seconds: None });
    }

    fn improve_to(&mut self, other: Day) {
        match self.0.binary_search_by_key(&other.day, |found| found.day) {
            Ok(index) => self.0.iter_mut().skip(index).take(1).for_each(|kept| *kept = kept.better(other)),
            Err(index) => self.0.insert(index, other),
        }
        let excess = self.0.len().saturating_sub(MOST_DAYS);
        self.0.drain(..excess);
    }

    /// Adds a wrong answer to the puzzle of a day. Once it is solved, that changes nothing.
    #[must_use]
    pub fn with_wrong(mut self, day: u32) -> Self {
        let wrong = match self.of(day) {
            Some(DayResult::Missed(wrong)) => wrong.saturating_add(1).min(MOST_TRIES),
            _ => 1,
        };
        self.improve(day, DayResult::Missed(wrong));
        self
    }

    /// Solves the puzzle of a day after its day, which no streak counts.
    #[must_use]
    pub fn with_late(mut self, day: u32) -> Self {
        self.improve(day, DayResult::SolvedLate);
        self
    }

    /// Solves the puzzle of a day on its day. Solving it again changes nothing.
    #[must_use]
    pub fn with_solved(mut self, day: u32) -> Self {
        let tries = match self.of(day) {
            None => 1,
            Some(DayResult::Missed(wrong)) => wrong.saturating_add(1).min(MOST_TRIES),
            Some(_) => return self,
        };
        self.improve(day, DayResult::Solved(tries));
        self
    }

    /// Adds the seconds that the puzzle of a day took, once it is solved on its day. A time that is known stays.
    #[must_use]
    pub fn with_seconds(mut self, day: u32, seconds: u32) -> Self {
        if let Some(DayResult::Solved(_)) = self.of(day)
            && self.seconds(day).is_none()
        {
            let timed = |found: &&mut Day| found.day == day;
            self.0.iter_mut().filter(timed).for_each(|found| found.seconds = Some(seconds));
        }
        self
    }

    /// Returns the streak on a day: of the days up to it, or up to the day before while it has no result. One missed day in seven is
    /// forgiven: it ends no streak, and adds nothing to it. A later miss does not change that.
    pub fn streak_on(&self, today: u32) -> Streak {
        let last = if self.of(today).is_none() { today.checked_sub(1) } else { Some(today) };
        let Some(last) = last else { return Streak::default() };
        let mut run = Run::default();
        let mut next = None::<u32>;
        for Day { day, result, .. } in self.0.iter().copied().take_while(|found| found.day <= last) {
            run.miss_all(next.unwrap_or(day)..day);
            if result == DayResult::Solved(1) {
                run.solve()
            } else {
                run.miss(day)
            }
            next = day.checked_add(1);
        }
        run.miss_all(next.unwrap_or(last)..last.saturating_add(1));
        Streak { days: run.days, is_forgiven: run.days > 0 && run.forgiven == Some(last), longest: run.longest }
    }

    /// Returns the number of days of the last streak up to a day.
    pub fn last_streak(&self, today: u32) -> u32 {
        let mut days = self.0.iter().rev().filter(|found| found.day <= today);
        days.find(|found| found.result == DayResult::Solved(1)).map_or(0, |found| self.streak_on(found.day).days)
    }

    /// Adds the results of another browser: of each day, the better one.
    #[must_use]
    pub fn merged(mut self, other: &Self) -> Self {
        other.0.iter().for_each(|day| self.improve_to(*day));
        self
    }

    /// Drops days after `last`, which come of a wrong clock.
    #[must_use]
    pub fn up_to(mut self, last: u32) -> Self {
        self.0.retain(|found| found.day <= last);
        self
    }
}
