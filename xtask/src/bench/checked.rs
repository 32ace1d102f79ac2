//! A bar, and whether what was measured reaches it.

use std::fmt;

/// A bar and what was measured.
#[derive(Clone, Debug, PartialEq)]
pub struct Checked {
    /// What was measured.
    pub what: String,
    bar: f64,
    measured: f64,
    /// Whether more is better.
    at_least: bool,
    digits: usize,
}

impl Checked {
    /// What may be this much and no more. So many decimal digits are shown.
    pub fn at_most(what: String, bar: f64, measured: f64, digits: usize) -> Self {
        Self { what, bar, measured, at_least: false, digits }
    }

    /// What has to be this much or more. So many decimal digits are shown.
    pub fn at_least(what: String, bar: f64, measured: f64, digits: usize) -> Self {
        Self { what, bar, measured, at_least: true, digits }
    }

    /// Whether the bar is met. What was not measured properly is not.
    pub fn is_met(&self) -> bool {
        if self.at_least { self.measured >= self.bar } else { self.measured <= self.bar }
    }
}

impl fmt::Display for Checked {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        let Self { what, bar, measured, at_least, digits } = self;
        let than = if *at_least { "at least" } else { "at most" };
        let met = if self.is_met() { "met" } else { "MISSED" };
        write!(formatter, "{met:<6}  {what:<58}  {measured:>12.digits$}  {than} {bar}")
    }
}

/// Prints a line for each, and after them how many are met.
pub fn print(checked: &[Checked]) {
    for one in checked {
        println!("{one}");
    }
    let met = checked.iter().filter(|one| one.is_met()).count();
    println!("{met} of {} bars are met", checked.len());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_what_was_measured_and_whether_that_is_enough() {
        let line = Checked::at_most("4x4x4: nodes".into(), 10.0, 5.0, 0).to_string();
        let words: Vec<_> = line.split_whitespace().collect();
        assert_eq!(words, ["met", "4x4x4:", "nodes", "5", "at", "most", "10"]);
        assert!(Checked::at_least("speed".into(), 2.0, 1.0, 0).to_string().starts_with("MISSED"));
    }
}
