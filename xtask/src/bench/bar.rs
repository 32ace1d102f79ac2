//! Performance bars and their results.

use std::fmt;

/// A bar with a measured value.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    pub what: String,
    bar: f64,
    measured: f64,
    is_least: bool,
    digits: usize,
}

impl Bar {
    /// A maximum, printed with this number of decimal digits.
    pub fn at_most(what: impl Into<String>, bar: f64, measured: f64, digits: usize) -> Self {
        Self { what: what.into(), bar, measured, is_least: false, digits }
    }

    /// A minimum, printed with this number of decimal digits.
    pub fn at_least(what: impl Into<String>, bar: f64, measured: f64, digits: usize) -> Self {
        Self { what: what.into(), bar, measured, is_least: true, digits }
    }

    /// Returns whether the bar is met; NaN meets no bar.
    pub fn is_met(&self) -> bool {
        if self.is_least { self.measured >= self.bar } else { self.measured <= self.bar }
    }
}

impl fmt::Display for Bar {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        let Self { what, bar, measured, is_least, digits } = self;
        let than = if *is_least { "at least" } else { "at most" };
        let met = if self.is_met() { "met" } else { "MISSED" };
        write!(formatter, "{met:<6}  {what:<58}  {measured:>12.digits$}  {than} {bar}")
    }
}

/// Prints a line for each bar and the number of bars met.
pub fn print(bars: &[Bar]) {
    for bar in bars {
        println!("{bar}");
    }
    println!("{} of {} bars are met", bars.iter().filter(|bar| bar.is_met()).count(), bars.len());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_has_bar_and_result() {
        let line = Bar::at_most("4x4x4: nodes", 10.0, 5.0, 0).to_string();
        assert_eq!(line.split_whitespace().collect::<Vec<_>>().join(" "), "met 4x4x4: nodes 5 at most 10");
        assert!(!Bar::at_least("speed", 2.0, 1.0, 0).is_met());
        assert!(!Bar::at_least("speed", 2.0, f64::NAN, 0).is_met());
    }
}
