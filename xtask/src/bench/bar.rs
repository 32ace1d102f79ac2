//! Performance bars and their results.

use anyhow::{Result, ensure};

/// A limit with a measured value.
pub struct Bar {
    what: String,
    limit: f64,
    measured: f64,
    is_minimum: bool,
}

impl Bar {
    /// A maximum.
    pub fn at_most(what: impl Into<String>, limit: f64, measured: f64) -> Self {
        Self { what: what.into(), limit, measured, is_minimum: false }
    }

    /// A minimum.
    pub fn at_least(what: impl Into<String>, limit: f64, measured: f64) -> Self {
        Self { what: what.into(), limit, measured, is_minimum: true }
    }

    /// Returns whether the bar is met; NaN meets no bar.
    pub fn is_met(&self) -> bool {
        if self.is_minimum { self.measured >= self.limit } else { self.measured <= self.limit }
    }
}

/// Prints a line for each bar. Fails if a bar is missed.
pub fn check(bars: &[Bar]) -> Result<()> {
    for bar in bars {
        let Bar { what, limit, measured, is_minimum } = bar;
        let met = if bar.is_met() { "met" } else { "MISSED" };
        let than = if *is_minimum { "at least" } else { "at most" };
        println!("{met:<6}  {what:<58}  {measured:>14.3}  {than} {limit}");
    }
    let missed = bars.iter().filter(|bar| !bar.is_met()).count();
    ensure!(missed == 0, "{missed} of {} bars are missed", bars.len());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bar_is_missed_beyond_its_limit() {
        assert!(Bar::at_most("time", 2.0, 2.0).is_met() && !Bar::at_most("time", 2.0, 2.1).is_met());
        assert!(Bar::at_least("speed", 2.0, 2.0).is_met() && !Bar::at_least("speed", 2.0, 1.9).is_met());
        assert!(!Bar::at_least("speed", 2.0, f64::NAN).is_met());
        assert!(check(&[Bar::at_most("time", 2.0, 2.0)]).is_ok());
        assert!(check(&[Bar::at_most("time", 2.0, 2.0), Bar::at_most("time", 2.0, 2.1)]).is_err());
    }
}
