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
