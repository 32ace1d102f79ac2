//! The rules of the lesson that the player has learned.

use coaching::lesson::Step;
use engine::decimal::decimals;

/// The player's progress in the lesson, kept for the next visit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Learned {
    /// The learned rules, one bit each.
    rules: u8,
    /// The number of the step where the player was, counted from 0.
    last: u8,
}

/// The version of the stored form. Other versions are not read.
const VERSION: u8 = 1;

impl Learned {
    /// Whether the rule of the step with this number is learned; the steps are counted from 0.
    pub const fn has(self, number: u8) -> bool {
        self.rules & bit(number) != 0
    }

    /// Returns the number of learned rules.
    pub const fn count(self) -> u32 {
        self.rules.count_ones()
    }

    /// Whether all rules are learned.
    pub fn is_complete(self) -> bool {
        steps().all(|number| self.has(number))
    }

    /// Returns the first step after this one whose rule is not learned; the first step follows the last one.
    pub fn next_after(self, number: u8) -> Option<u8> {
        let later = steps().filter(|other| *other > number).chain(steps());
        later.into_iter().find(|other| !self.has(*other))
    }

    /// Returns the step to begin with: where the player was or, if that rule is learned, the next one that is not. Begins
    /// again if all are.
    pub fn first(self) -> u8 {
        if self.has(self.last) { self.next_after(self.last).unwrap_or_default() } else { self.last }
    }

    /// Returns the progress after learning the rule of a step.
    #[must_use]
    pub const fn with(self, number: u8) -> Self {
        Self { rules: self.rules | bit(number), ..self }
    }

    /// Returns the progress of a player who is at this step.
    #[must_use]
    pub const fn at(self, number: u8) -> Self {
        Self { last: number, ..self }
    }

    /// Adds the rules learned in another tab.
    #[must_use]
    pub const fn merged(self, other: Self) -> Self {
        Self { rules: self.rules | other.rules, ..self }
    }

    /// Returns the stored form: the version and the numbers.
    pub fn text(self) -> String {
        decimals(&[VERSION, self.rules, self.last].map(u64::from), " ")
    }

    /// Reads the stored form. Returns `None` for any other text.
    pub fn read(text: &str) -> Option<Self> {
        let mut numbers = text.split(' ').map(|number| number.parse::<u8>().ok());
        numbers.next()?.filter(|version| *version == VERSION)?;
        let learned = Self { rules: numbers.next()??, last: numbers.next()?.filter(|last| steps().contains(last))? };
        numbers.next().is_none().then_some(learned)
    }
}

/// The numbers of the steps.
const fn steps() -> std::ops::Range<u8> {
    0..Step::ALL.len() as u8
}

/// The bit of a step. Other numbers have none.
const fn bit(number: u8) -> u8 {
    match 1_u8.checked_shl(number as u32) {
        Some(bit) => bit,
        None => 0,
    }
}
