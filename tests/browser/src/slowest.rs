//! The slowest tests of a run.

use std::cmp::Reverse;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// The number of tests that a report names.
const COUNT: usize = 20;

static TIMES: Mutex<Vec<(String, Duration)>> = Mutex::new(Vec::new());

/// Records how long a test took, with its repetition.
pub fn record(name: String, time: Duration) {
    TIMES.lock().unwrap_or_else(PoisonError::into_inner).push((name, time));
}

/// Returns the last lines of a run, which name its slowest tests and their part of the whole.
pub fn report() -> String {
    report_on(std::mem::take(&mut *TIMES.lock().unwrap_or_else(PoisonError::into_inner)))
}

fn report_on(mut times: Vec<(String, Duration)>) -> String {
    // A few tests are their own report.
    if times.len() <= COUNT {
        return String::new();
    }
    let whole: Duration = times.iter().map(|(_, time)| time).sum();
    times.sort_by_key(|(_, time)| Reverse(*time));
    times.truncate(COUNT);
    let slow: Duration = times.iter().map(|(_, time)| time).sum();
    let mut lines = format!(
        "The {COUNT} slowest tests took {:.0} of {:.0} seconds, of several tests at a time:\n",
        slow.as_secs_f64(),
        whole.as_secs_f64()
    );
    for (name, time) in times {
        lines.push_str(&format!("{:8.1}  {name}\n", time.as_secs_f64()));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slowest_tests_come_first() {
        let times = |count| (1..=count).map(|index| (format!("test {index}"), Duration::from_secs(index))).collect();
        assert_eq!(report_on(times(20)), "");
        let report = report_on(times(21));
        let [first, second, .., last] = &report.lines().collect::<Vec<_>>()[..] else { panic!("{report}") };
        assert_eq!(*first, "The 20 slowest tests took 230 of 231 seconds, of several tests at a time:");
        assert_eq!([*second, *last], ["    21.0  test 21", "     2.0  test 2"]);
    }
}
