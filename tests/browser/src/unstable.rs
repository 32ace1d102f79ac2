//! Tests that failed once and passed when they ran again.

use std::sync::{Mutex, PoisonError};

/// The number of such tests that a run may have. More have a cause that must be found.
const MAX: usize = 2;

static NAMES: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Records a test.
pub fn record(name: &str) {
    NAMES.lock().unwrap_or_else(PoisonError::into_inner).push(name.to_owned());
}

/// Returns the last lines of a run, which name the recorded tests, and whether there are too many.
pub fn report() -> (String, bool) {
    report_on(std::mem::take(&mut *NAMES.lock().unwrap_or_else(PoisonError::into_inner)))
}

fn report_on(mut names: Vec<String>) -> (String, bool) {
    names.sort();
    let is_too_many = names.len() > MAX;
    let mut lines: Vec<String> = names.into_iter().map(|name| format!("  {name}\n")).collect();
    if !lines.is_empty() {
        lines.insert(0, "These tests failed once and passed when they ran again:\n".to_owned());
    }
    if is_too_many {
        lines.push(format!("error: more than {MAX} tests passed only when they ran again\n"));
    }
    (lines.concat(), is_too_many)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_than_two_unstable_tests_fail_the_run() {
        let report = |names: &[&str]| report_on(names.iter().map(|name| (*name).to_owned()).collect());
        assert_eq!(report(&[]), (String::new(), false));
        let two = "These tests failed once and passed when they ran again:\n  a\n  b\n";
        assert_eq!(report(&["b", "a"]), (two.to_owned(), false));
        let three = format!("{two}  c\nerror: more than 2 tests passed only when they ran again\n");
        assert_eq!(report(&["b", "c", "a"]), (three, true));
    }
}
