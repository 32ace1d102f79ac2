//! The results of the puzzles of days, and the streak.

use std::ops::Range;

use engine::decimal::decimal;

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

/// The most days without a result that the stored form writes one by one.
const LONGEST_GAP: u32 = 9;

/// The days after a forgiven one until another can be forgiven.
const FORGIVES_AFTER: u32 = 7;

/// The results of the puzzles of days.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Daily(Vec<(u32, DayResult)>);

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

    /// Returns the better of two results of the same day.
    fn better(self, other: Self) -> Self {
        if other.rank() > self.rank() { other } else { self }
    }

    /// A number that is greater for a better result, and for more wrong answers to an unsolved puzzle.
    const fn rank(self) -> u8 {
        match self {
            Self::Missed(wrong) => wrong,
            Self::SolvedLate => MOST_TRIES + 1,
            Self::Solved(tries) => 2 * MOST_TRIES + 2 - tries,
        }
    }

    /// The letter of the stored form: `A` for the first try to `I`, `a` to `i` for wrong answers, `+` after the day.
    fn letter(self) -> char {
        match self {
            Self::Missed(wrong) => char::from(b'a' + wrong - 1),
            Self::SolvedLate => '+',
            Self::Solved(tries) => char::from(b'A' + tries - 1),
        }
    }

    fn from_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'a'..='i' => Self::Missed(letter as u8 - b'a' + 1),
            '+' => Self::SolvedLate,
            'A'..='I' => Self::Solved(letter as u8 - b'A' + 1),
            _ => return None,
        })
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
        let index = self.0.binary_search_by_key(&day, |(day, _)| *day).ok()?;
        self.0.get(index).map(|(_, result)| *result)
    }

    /// Whether the puzzle of a day is solved, on its day or late.
    pub fn is_solved(&self, day: u32) -> bool {
        matches!(self.of(day), Some(DayResult::Solved(_) | DayResult::SolvedLate))
    }

    /// Replaces the result of a day by a better one.
    fn improve(&mut self, day: u32, result: DayResult) {
        match self.0.binary_search_by_key(&day, |(day, _)| *day) {
            Ok(index) => self.0.iter_mut().skip(index).take(1).for_each(|(_, kept)| *kept = kept.better(result)),
            Err(index) => self.0.insert(index, (day, result)),
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

    /// Returns the streak on a day: of the days up to it, or up to the day before while it has no result. One missed day in seven is
    /// forgiven: it ends no streak, and adds nothing to it. A later miss does not change that.
    pub fn streak_on(&self, today: u32) -> Streak {
        let last = if self.of(today).is_none() { today.checked_sub(1) } else { Some(today) };
        let Some(last) = last else { return Streak::default() };
        let mut run = Run::default();
        let mut next = None::<u32>;
        for (day, result) in self.0.iter().take_while(|(day, _)| *day <= last) {
            run.miss_all(next.unwrap_or(*day)..*day);
            if *result == DayResult::Solved(1) {
                run.solve()
            } else {
                run.miss(*day)
            }
            next = day.checked_add(1);
        }
        run.miss_all(next.unwrap_or(last)..last.saturating_add(1));
        Streak { days: run.days, is_forgiven: run.days > 0 && run.forgiven == Some(last), longest: run.longest }
    }

    /// Returns the number of days of the last streak up to a day.
    pub fn last_streak(&self, today: u32) -> u32 {
        let mut days = self.0.iter().rev().filter(|(day, _)| *day <= today);
        days.find(|(_, result)| *result == DayResult::Solved(1)).map_or(0, |(day, _)| self.streak_on(*day).days)
    }

    /// Adds the results of another browser: of each day, the better one.
    #[must_use]
    pub fn merged(mut self, other: &Self) -> Self {
        other.0.iter().for_each(|(day, result)| self.improve(*day, *result));
        self
    }

    /// Drops days after `last`, which come of a wrong clock.
    #[must_use]
    pub fn up_to(mut self, last: u32) -> Self {
        self.0.retain(|(day, _)| *day <= last);
        self
    }

    /// Serializes to days with a letter for each day from them on, `.` without a result: `20785:A.Bb,20999:A`.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let mut next = None::<u32>;
        for (day, result) in &self.0 {
            match next.and_then(|next| day.checked_sub(next)) {
                Some(gap @ 0..=LONGEST_GAP) => text.extend((0..gap).map(|_| '.')),
                _ => {
                    text.push_str(if text.is_empty() { "" } else { "," });
                    text.push_str(&decimal(u64::from(*day)));
                    text.push(':');
                }
            }
            text.push(result.letter());
            next = day.checked_add(1);
        }
        text
    }

    /// Deserializes [this form](Self::text). Returns `None` for another text, or one of too many days.
    pub fn read(text: &str) -> Option<Self> {
        let mut daily = Self::default();
        for letters in text.split(',').filter(|_| !text.is_empty()) {
            let (first, letters) = letters.split_once(':')?;
            let first: u32 = first.parse().ok()?;
            for (index, letter) in (0..).zip(letters.chars()).filter(|(_, letter)| *letter != '.') {
                daily.0.push((first.checked_add(index)?, DayResult::from_letter(letter)?));
            }
        }
        let is_ordered = daily.0.windows(2).all(|days| matches!(days, [(before, _), (after, _)] if before < after));
        (is_ordered && daily.0.len() <= MOST_DAYS).then_some(daily)
    }

    /// Returns the results that earlier releases knew: `streak` days up to `streak_end`, and those of the last `day`, with this
    /// number of wrong answers.
    pub fn of_earlier([streak, streak_end, day, wrong]: [u32; 4], is_solved: bool) -> Option<Self> {
        let mut daily = Self::default();
        let first = streak_end.checked_add(1)?.checked_sub(streak)?;
        for solved in (first..=streak_end).rev().take(MOST_DAYS) {
            daily.improve(solved, DayResult::Solved(1));
        }
        let tries = u8::try_from(wrong).unwrap_or(MOST_TRIES).saturating_add(u8::from(is_solved)).min(MOST_TRIES);
        match (is_solved, tries) {
            (true, tries) => daily.improve(day, DayResult::Solved(tries)),
            (false, 0) => {}
            (false, wrong) => daily.improve(day, DayResult::Missed(wrong)),
        }
        Some(daily)
    }
}
