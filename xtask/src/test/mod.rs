//! `cargo xtask test`: every check required for each change, the quickest first.

mod browsers;
mod output;
mod steps;

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};

pub use browsers::{Engine, browser_tests, provide_release, wasm_tests};
pub use steps::Step;

use crate::tools::{self, Need};

/// The number of slowest tests that a run prints.
const SLOWEST: usize = 10;

/// The selection of tests.
#[derive(Args)]
pub struct Options {
    /// Runs every test in every engine, for a nightly run
    #[arg(long)]
    pub all: bool,
    /// Lists the steps and their tests instead of running them
    #[arg(long)]
    pub list: bool,
    /// The only step to run
    step: Option<Step>,
    /// Runs only the step's tests whose names contain this text
    pub filter: Option<String>,
}

/// A finished test.
pub struct Timed {
    pub name: String,
    pub duration: Duration,
    /// Whether the test failed once and passed when it ran again.
    pub is_unstable: bool,
}

impl Timed {
    fn new(name: impl Into<String>, duration: Duration) -> Self {
        Self { name: name.into(), duration, is_unstable: false }
    }
}

/// Runs or lists the steps.
pub fn test(options: &Options) -> Result<()> {
    let steps = options.step.map_or_else(|| Step::value_variants().to_vec(), |step| vec![step]);
    let needs: Vec<Need> = steps.iter().flat_map(|step| step.needs(options.list)).collect();
    let (sh, mut numbered) = tools::provide(&needs, steps.len())?;
    let mut times = Vec::new();
    let mut tests = Vec::new();
    let mut outcome = Ok(());
    for step in steps {
        numbered.begin(&step.title());
        let start = Instant::now();
        outcome = step.run(&sh, options, &mut tests).with_context(|| format!("the step `{}` failed", step.name()));
        times.push(Timed::new(step.name(), start.elapsed()));
        if outcome.is_err() {
            break;
        }
    }
    if !options.list {
        println!("\n{}", summary(&times, tests));
    }
    outcome
}

/// Returns the time of each step, the slowest tests, and the unstable ones.
fn summary(steps: &[Timed], mut tests: Vec<Timed>) -> String {
    let row = |timed: &Timed| format!("{:8.1} s  {}\n", timed.duration.as_secs_f64(), timed.name);
    tests.sort_by_key(|test| std::cmp::Reverse(test.duration));
    let unstable: String = tests.iter().filter(|test| test.is_unstable).map(row).collect();
    tests.truncate(SLOWEST);
    let total = steps.iter().map(|step| step.duration).sum();
    let mut text: String = steps.iter().map(row).collect();
    text += &row(&Timed::new("in all", total));
    if !tests.is_empty() {
        text += "The slowest tests:\n";
        text.extend(tests.iter().map(row));
    }
    if !unstable.is_empty() {
        text += "These tests failed once and passed when they ran again:\n";
        text += &unstable;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn timed(name: &str, seconds: u64) -> Timed {
        Timed::new(name, Duration::from_secs(seconds))
    }

    fn words(text: &str) -> String {
        text.split_whitespace().filter(|word| *word != "s").collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn slowest_tests_come_first() {
        let text = summary(&[timed("native", 9), timed("build", 1)], vec![timed("a", 1), timed("b", 7)]);
        assert_eq!(words(&text), "9.0 native 1.0 build 10.0 in all The slowest tests: 7.0 b 1.0 a");
    }

    #[test]
    fn unstable_tests_come_last() {
        let mut tests: Vec<Timed> = (0..20).map(|_| timed("a", 2)).collect();
        tests.push(Timed { is_unstable: true, ..timed("b", 1) });
        let text = summary(&[], tests);
        assert!(
            words(&text).ends_with("2.0 a These tests failed once and passed when they ran again: 1.0 b"),
            "{text}"
        );
    }
}
