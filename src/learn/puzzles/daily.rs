//! The progress with the puzzles of the day: the streak, and the answers to the last puzzle.

/// The progress with the puzzles of the day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Daily {
    /// The number of successive days up to `streak_end` on which the first try was right.
    pub streak: u32,
    /// The last of these days, if `streak` is not 0.
    pub streak_end: u32,
    /// The last day with an answer.
    pub day: u32,
    /// The wrong answers of that day before it was solved.
    pub wrong: u32,
    /// Whether the puzzle of that day is solved.
    pub is_solved: bool,
}

impl Daily {
    /// Whether the first try of the last day was right. Otherwise, `streak` is over.
    const fn is_in_streak(self) -> bool {
        self.is_solved && self.wrong == 0
    }

    /// Returns the later of two days or, of the same day, the solved one. The later streak has the days of the other if no day is
    /// between them.
    #[must_use]
    pub fn merged(self, other: Self) -> Self {
        let is_later = (other.day, other.is_solved) > (self.day, self.is_solved);
        let [older, newer] = if other.streak_end > self.streak_end { [self, other] } else { [other, self] };
        let [older_start, newer_start] =
            [older, newer].map(|daily| daily.streak_end.saturating_add(1).saturating_sub(daily.streak));
        let is_adjacent = older.streak_end.saturating_add(1) >= newer_start;
        let start = if is_adjacent { newer_start.min(older_start) } else { newer_start };
        let streak = newer.streak_end.saturating_add(1).saturating_sub(start);
        Self { streak, streak_end: newer.streak_end, ..if is_later { other } else { self } }
    }

    /// Returns the progress after a wrong answer to the puzzle of a day, which ends the streak. Once the puzzle is solved,
    /// trying it again changes nothing.
    #[must_use]
    pub const fn with_wrong(self, day: u32) -> Self {
        match day == self.day {
            true if self.is_solved => self,
            true => Self { wrong: self.wrong.saturating_add(1), ..self },
            false if is_day_before(day, self.day) => self,
            false => Self { day, wrong: 1, is_solved: false, ..self },
        }
    }

    /// Returns the progress after solving the puzzle of a day. A day counts once, only the first try counts for the streak,
    /// and a missed day ends it. The day before the last one changes nothing: west of the date line, a traveler has it
    /// twice.
    #[must_use]
    pub const fn with_solved(self, day: u32) -> Self {
        if self.is_solved && (day == self.day || is_day_before(day, self.day)) {
            return self;
        }
        let wrong = if day == self.day { self.wrong } else { 0 };
        let solved = Self { day, wrong, is_solved: true, ..self };
        if wrong > 0 {
            return solved;
        }
        let streak = match day.checked_sub(self.streak_end) {
            Some(1) if self.streak > 0 && self.is_in_streak() => self.streak.saturating_add(1),
            _ => 1,
        };
        Self { streak, streak_end: day, ..solved }
    }

    /// Whether the puzzle of this day is solved.
    pub const fn has(self, day: u32) -> bool {
        self.is_solved && self.day == day
    }

    /// Whether the puzzle of this day had a wrong answer and is not solved.
    pub const fn has_missed(self, day: u32) -> bool {
        !self.is_solved && self.wrong > 0 && self.day == day
    }

    /// Returns the streak on this day: 0 after a missed day or a wrong first try.
    pub const fn streak_on(self, day: u32) -> u32 {
        let is_running = self.is_in_streak() && day.abs_diff(self.streak_end) <= 1;
        if is_running { self.streak } else { 0 }
    }

    /// Returns the progress of a file without the puzzle of a day after `last`, which comes of a wrong clock. Returns `None` if the
    /// streak has more days than there were.
    pub fn up_to(self, last: u32) -> Option<Self> {
        let Self { streak, streak_end, day, .. } = self;
        let is_possible = streak_end <= day && streak <= streak_end.saturating_add(1);
        is_possible.then(|| if day > last { Self::default() } else { self })
    }
}

/// Whether a day is the one before another.
const fn is_day_before(day: u32, other: u32) -> bool {
    day.saturating_add(1) == other && other > day
}
