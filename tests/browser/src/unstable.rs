//! Tests that failed once and passed when they ran again. `cargo xtask test` decides how many a run may have.

use std::sync::{Mutex, PoisonError};

static NAMES: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Records a test.
pub fn record(name: &str) {
    NAMES.lock().unwrap_or_else(PoisonError::into_inner).push(name.to_owned());
}

/// Returns the last lines of a run, which name the recorded tests.
pub fn report() -> String {
    report_on(std::mem::take(&mut *NAMES.lock().unwrap_or_else(PoisonError::into_inner)))
}

fn report_on(mut names: Vec<String>) -> String {
    names.sort();
    let mut lines: Vec<String> = names.into_iter().map(|name| format!("  {name}\n")).collect();
    if !lines.is_empty() {
        lines.insert(0, "These tests failed once and passed when they ran again:\n".to_owned());
    }
    lines.concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unstable_tests_are_named_in_order() {
        let report = |names: &[&str]| report_on(names.iter().map(|name| (*name).to_owned()).collect());
        assert_eq!(report(&[]), "");
        assert_eq!(report(&["b", "a"]), "These tests failed once and passed when they ran again:\n  a\n  b\n");
    }
}
