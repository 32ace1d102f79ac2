//! Limits of time, by the clock of the system.

use std::time::{Duration, Instant};

use super::Limits;

impl Limits<'_> {
    /// Limits the time from now on.
    ///
    /// ```
    /// use std::time::Duration;
    /// use engine::{Limits, Position, Rules, Search};
    ///
    /// let rules: Rules = "15x15x5".parse()?;
    /// let limits = Limits::time(Duration::from_millis(20));
    /// let analysis = Search::with_memory(rules, 1 << 20).best(&Position::new(rules), limits)?;
    /// assert!(analysis.best.is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn time(time: Duration) -> Self {
        Self::none().and_time(time)
    }

    /// Also limits the time from now on.
    #[must_use]
    pub fn and_time(self, time: Duration) -> Self {
        let start = Instant::now();
        self.and_until(move |_| if time.is_zero() { 1.0 } else { start.elapsed().div_duration_f64(time) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::budget::Budget;

    /// Counts up to 10,000 nodes within the limits, and returns their number.
    fn count_all(limits: Limits) -> u64 {
        let mut budget = Budget::new(limits);
        while budget.nodes() < 10_000 && budget.count_node().is_ok() {}
        budget.nodes()
    }

    #[test]
    fn time_ends_the_work() {
        assert_eq!(count_all(Limits::time(Duration::ZERO)), 256);
        assert_eq!(count_all(Limits::time(Duration::MAX)), 10_000);
        assert_eq!(count_all(Limits::time(Duration::MAX).and_time(Duration::ZERO)), 256);
        let mut budget = Budget::new(Limits::time(Duration::from_millis(5)));
        while budget.count_node().is_ok() {}
        assert!(budget.is_over());
    }
}
