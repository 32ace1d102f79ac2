//! The end of the time for a move.

use std::time::Duration;

/// A deadline that is checked from time to time. It also ends the search if the next check could come too late: on a busy
/// machine, the system may suspend the program between two checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deadline {
    end: Duration,
    /// The time of the last check.
    last: Duration,
    /// The longest time between two checks.
    longest_gap: Duration,
}

impl Deadline {
    /// A deadline `limit` after `start`.
    pub const fn new(start: Duration, limit: Duration) -> Self {
        Self { end: start.saturating_add(limit), last: start, longest_gap: Duration::ZERO }
    }

    /// Returns whether the time is over, or could be at the next check.
    pub fn is_over(&mut self, now: Duration) -> bool {
        self.longest_gap = self.longest_gap.max(now.saturating_sub(self.last));
        self.last = now;
        now + self.longest_gap >= self.end
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn search_ends_before_its_limit_under_any_known_load() {
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..1_000 {
            let (start, limit) = (Duration::from_millis(7), Duration::from_millis(random.u64(100..2_000)));
            let mut deadline = Deadline::new(start, limit);
            let longest = random.u64(1..50);
            // The load is known from the first gap on.
            let mut now = start + Duration::from_millis(longest);
            let mut checks = 0;
            while !deadline.is_over(now) {
                now += Duration::from_millis(random.u64(0..=longest));
                checks += 1;
            }
            assert!(now < start + limit, "{now:?} of {limit:?}");
            assert!(now + Duration::from_millis(2 * longest) >= start + limit, "{now:?} of {limit:?} wastes time");
            assert!(checks > 0);
        }
    }
}
