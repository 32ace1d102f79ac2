//! Tests that failed once and passed when they ran again.

use std::sync::{Mutex, PoisonError};

/// The number of such tests that a run in an engine tolerates.
const MAX: usize = 2;

static NAMES: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Records a test.
pub fn record(name: &str) {
    NAMES.lock().unwrap_or_else(PoisonError::into_inner).push(name.to_owned());
}

/// Returns the last lines of a run, which name the recorded tests, and whether they are few enough for the run to pass.
pub fn report() -> (String, bool) {
    report_on(std::mem::take(&mut *NAMES.lock().unwrap_or_else(PoisonError::into_inner)))
}

fn report_on(mut names: Vec<String>) -> (String, bool) {
    names.sort();
    let mut lines: Vec<String> = names.iter().map(|name| format!("  {name}\n")).collect();
    if !lines.is_empty() {
        lines.insert(0, format!("At most {MAX} tests may fail once and pass when they run again; these did:\n"));
    }
    (lines.concat(), names.len() <= MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unstable_tests_are_named_in_order_and_limited() {
        let report = |names: &[&str]| report_on(names.iter().map(|name| (*name).to_owned()).collect());
        assert_eq!(report(&[]), (String::new(), true));
        let (lines, is_tolerated) = report(&["b", "a"]);
        assert!(lines.ends_with(":\n  a\n  b\n") && is_tolerated, "{lines}");
        assert!(!report(&["c", "b", "a"]).1);
    }
}
