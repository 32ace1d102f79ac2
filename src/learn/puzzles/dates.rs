//! Dates in the language of the page: by the browser's `Intl`, and in English, which native programs and tests have as well, by
//! functions of this file.

use super::calendar::Month;
use crate::browser::dates;
use crate::i18n::Texts;

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// From the first day of 1970 on.
const WEEKDAYS: [&str; 7] = ["Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"];

/// The parts of a date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DateStyle {
    /// Such as "November 2026".
    Month,
    /// Such as "November 27".
    Day,
    /// Such as "Friday, November 27".
    LongDay,
    /// The first letter of the weekday.
    Weekday,
}

impl DateStyle {
    /// Returns the options of `Intl.DateTimeFormat`.
    const fn options(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::Month => &[("month", "long"), ("year", "numeric")],
            Self::Day => &[("month", "long"), ("day", "numeric")],
            Self::LongDay => &[("weekday", "long"), ("month", "long"), ("day", "numeric")],
            Self::Weekday => &[("weekday", "narrow")],
        }
    }
}

impl Texts {
    /// A day since 1 January 1970.
    pub fn date(self, day: u32, style: DateStyle) -> String {
        if self.is_english() { english_date(day, style) } else { dates::date(day, style.options()) }
    }
}

fn english_date(day: u32, style: DateStyle) -> String {
    let month = Month::of(day);
    let (year, number) = month.numbers();
    let name = MONTHS.iter().cycle().nth(number as usize + 11).copied().unwrap_or_default();
    let weekday = WEEKDAYS.iter().cycle().nth(day as usize % 7).copied().unwrap_or_default();
    match style {
        DateStyle::Month => format!("{name} {year}"),
        DateStyle::Day => format!("{name} {}", day - month.first_day() + 1),
        DateStyle::LongDay => format!("{weekday}, {}", english_date(day, DateStyle::Day)),
        DateStyle::Weekday => weekday.chars().take(1).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_dates_have_names() {
        // 27 November 2026 is a Friday.
        let texts =
            |day| [DateStyle::Month, DateStyle::Day, DateStyle::Weekday].map(|style| Texts::ENGLISH.date(day, style));
        assert_eq!(texts(20_784), ["November 2026", "November 27", "F"]);
        assert_eq!(Texts::ENGLISH.date(20_784, DateStyle::LongDay), "Friday, November 27");
        assert_eq!(texts(20_454), ["January 2026", "January 1", "T"]);
        assert_eq!(texts(20_818), ["December 2026", "December 31", "T"]);
    }
}
