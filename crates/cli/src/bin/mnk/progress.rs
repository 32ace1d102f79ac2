//! The progress reports during a search, on standard error.

use std::time::Duration;

/// The time between two reports.
const INTERVAL: Duration = Duration::from_secs(2);

/// Reports elapsed time and nodes at regular intervals.
pub struct Progress {
    next: Duration,
}

impl Progress {
    pub const fn new() -> Self {
        Self { next: INTERVAL }
    }

    /// Prints a report if one is due.
    pub fn update(&mut self, elapsed: Duration, nodes: u64) {
        if elapsed >= self.next {
            self.next += INTERVAL;
            eprintln!("{:.0} s, {nodes} nodes", elapsed.as_secs_f64());
        }
    }
}
