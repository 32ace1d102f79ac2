//! The stored form of the results of days.

use engine::decimal::decimal;
use engine::notation::split_digits;

use super::daily::{Daily, Day, DayResult, MOST_DAYS, MOST_TRIES};

/// The most days without a result that the stored form writes one by one.
const LONGEST_GAP: u32 = 9;

impl DayResult {
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

impl Daily {
    /// Serializes to days with a letter for each day from them on, `.` without a result, and after it the seconds if they are known:
    /// `20785:A42.Bb,20999:A`.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let mut next = None::<u32>;
        for Day { day, result, seconds } in self.0.iter().copied() {
            match next.and_then(|next| day.checked_sub(next)) {
                Some(gap @ 0..=LONGEST_GAP) => text.extend((0..gap).map(|_| '.')),
                _ => {
                    text.push_str(if text.is_empty() { "" } else { "," });
                    text.push_str(&decimal(day.into()));
                    text.push(':');
                }
            }
            text.push(result.letter());
            text.extend(seconds.map(|seconds| decimal(seconds.into())));
            next = day.checked_add(1);
        }
        text
    }

    /// Deserializes [this form](Self::text). Returns `None` for another text, or one of too many days.
    pub fn read(text: &str) -> Option<Self> {
        let mut daily = Self::default();
        for letters in text.split(',').filter(|_| !text.is_empty()) {
            let (first, mut letters) = letters.split_once(':')?;
            let first: u32 = first.parse().ok()?;
            let mut index = 0;
            while let Some(letter) = letters.chars().next() {
                let (seconds, others) = split_digits(letters.strip_prefix(letter)?);
                match (letter, seconds) {
                    ('.', "") => {}
                    _ => daily.0.push(Day {
                        day: first.checked_add(index)?,
                        result: DayResult::from_letter(letter)?,
                        seconds: if seconds.is_empty() { None } else { Some(seconds.parse().ok()?) },
                    }),
                }
                index += 1;
                letters = others;
            }
        }
        let is_ordered = daily.0.windows(2).all(|days| matches!(days, [before, after] if before.day < after.day));
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
