//! The months of the calendar.

use super::task::FIRST_DAY;

/// A month of the Gregorian calendar, not before January 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Month {
    year: u32,
    /// From 1 to 12.
    month: u32,
}

impl Month {
    /// Returns the month of a day since 1 January 1970.
    ///
    /// The algorithm is `civil_from_days` (Howard Hinnant, chrono-Compatible Low-Level Date Algorithms). Its years begin in March, so
    /// that a leap day is the last of its year, and its eras have 400 years.
    pub const fn of(day: u32) -> Self {
        /// The days from 1 March of the year 0 to 1 January 1970.
        const EPOCH: u64 = 719_468;
        const DAYS_OF_ERA: u64 = 146_097;
        let days = day as u64 + EPOCH;
        let of_era = days % DAYS_OF_ERA;
        let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let from_march = (5 * of_year + 2) / 153;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        let year = days / DAYS_OF_ERA * 400 + year_of_era + (month <= 2) as u64;
        Self { year: year as u32, month: month as u32 }
    }

    /// Returns the first day: the inverse of [`of`](Self::of), `days_from_civil`.
    pub const fn first_day(self) -> u32 {
        let Self { year, month } = self;
        let from_march = (month + 9) % 12;
        let year = (if month <= 2 { year.saturating_sub(1) } else { year }) as u64;
        let year_of_era = year % 400;
        let of_year = (153 * from_march as u64 + 2) / 5;
        let of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + of_year;
        (year / 400 * 146_097 + of_era).saturating_sub(719_468) as u32
    }

    /// Returns the days.
    pub const fn days(self) -> std::ops::Range<u32> {
        self.first_day()..self.next().first_day()
    }

    /// Returns the weekday of the first day, from 0 for Monday.
    pub const fn first_weekday(self) -> u32 {
        // The first day of 1970 was a Thursday.
        (self.first_day() + 3) % 7
    }

    /// Returns the month before.
    pub const fn previous(self) -> Self {
        match self.month {
            1 => Self { year: self.year.saturating_sub(1), month: 12 },
            month => Self { month: month - 1, ..self },
        }
    }

    /// Returns the month after.
    pub const fn next(self) -> Self {
        match self.month {
            12 => Self { year: self.year + 1, month: 1 },
            month => Self { month: month + 1, ..self },
        }
    }

    /// Whether it has a puzzle of a day that has come.
    pub const fn is_of_puzzles(self, today: u32) -> bool {
        let days = self.days();
        days.end > FIRST_DAY && days.start <= today
    }

    /// The year and the month, from 1 to 12.
    pub const fn numbers(self) -> (u32, u32) {
        (self.year, self.month)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn month_of_a_day_has_that_day() {
        for (day, expected) in [
            (0, (1970, 1)),
            (58, (1970, 2)),
            (59, (1970, 3)),
            (789, (1972, 2)),
            (11_016, (2000, 2)),
            (11_017, (2000, 3)),
            (20_453, (2025, 12)),
            (20_454, (2026, 1)),
            (47_540, (2100, 2)),
            (47_541, (2100, 3)),
        ] {
            assert_eq!(Month::of(day).numbers(), expected, "{day}");
        }
        for day in (0..200_000).chain([u32::MAX / 2]) {
            assert!(Month::of(day).days().contains(&day), "{day}");
        }
    }

    #[test]
    fn months_follow_each_other_without_a_gap() {
        let mut month = Month::of(0);
        for _ in 0..12 * 500 {
            let next = month.next();
            assert_eq!((month.days().end, next.previous()), (next.first_day(), month));
            assert!((28..=31).contains(&month.days().len()), "{month:?}");
            month = next;
        }
        assert_eq!(month.numbers(), (2470, 1));
    }

    #[test]
    fn week_begins_on_monday() {
        // January 2026 began on a Thursday, June 2026 on a Monday.
        assert_eq!([20_454, 20_605].map(|day| Month::of(day).first_weekday()), [3, 0]);
    }

    #[test]
    fn calendar_ends_with_the_first_puzzle_and_today() {
        let is_shown = |day| Month::of(day).is_of_puzzles(20_500);
        assert_eq!([20_453, 20_454, 20_511, 20_513].map(is_shown), [false, true, true, false]);
    }
}
