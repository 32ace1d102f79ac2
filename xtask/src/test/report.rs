//! The end of a run: times, slow and unstable tests, and steps that did not run.

use std::cmp::Reverse;
use std::fmt::{Display, Formatter, Result as Written};
use std::time::Duration;

use anyhow::{Error, Result, ensure};

use super::Timed;

/// The number of slowest tests in a report.
const SLOWEST: usize = 10;

/// The number of unstable tests that a run tolerates.
const MAX_UNSTABLE: usize = 2;

/// How a step ended.
#[derive(Debug)]
pub enum Outcome {
    Passed,
    Failed(Error),
    /// A requirement cannot be provided.
    NotRun(Error),
}

/// What a run has found.
#[derive(Default)]
pub struct Report {
    pub steps: Vec<(String, Duration, Outcome)>,
    pub tests: Vec<Timed>,
}

impl Report {
    /// Returns an error that names all failures: of steps, or of the run if too many tests are unstable.
    pub fn conclude(self) -> Result<()> {
        let unstable = self.unstable().count();
        let failures = self.steps.iter().filter_map(|(_, _, outcome)| match outcome {
            Outcome::Failed(error) => Some(format!("{error:#}")),
            Outcome::Passed | Outcome::NotRun(_) => None,
        });
        let failures: Vec<String> = failures.collect();
        ensure!(failures.is_empty(), "{}", failures.join("\nerror: "));
        ensure!(unstable <= MAX_UNSTABLE, "{unstable} tests passed only when they ran again");
        Ok(())
    }

    fn unstable(&self) -> impl Iterator<Item = &Timed> {
        self.tests.iter().filter(|test| test.is_unstable)
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        for (name, duration, outcome) in &self.steps {
            match outcome {
                Outcome::NotRun(_) => writeln!(f, "{:>10}  {name}", "not run")?,
                Outcome::Passed | Outcome::Failed(_) => row(f, *duration, name)?,
            }
        }
        row(f, self.steps.iter().map(|(_, duration, _)| duration).sum(), "in all")?;
        let mut tests: Vec<&Timed> = self.tests.iter().collect();
        tests.sort_by_key(|test| Reverse(test.duration));
        if !tests.is_empty() {
            writeln!(f, "The slowest tests:")?;
        }
        tests.into_iter().take(SLOWEST).try_for_each(|test| row(f, test.duration, &test.name))?;
        if self.unstable().next().is_some() {
            writeln!(f, "These tests failed once and passed when they ran again:")?;
        }
        self.unstable().try_for_each(|test| row(f, test.duration, &test.name))?;
        for (name, _, outcome) in &self.steps {
            if let Outcome::NotRun(reason) = outcome {
                writeln!(f, "Not run: {name}: {reason:#}")?;
            }
        }
        Ok(())
    }
}

fn row(f: &mut Formatter<'_>, duration: Duration, name: &str) -> Written {
    writeln!(f, "{:8.1} s  {name}", duration.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use anyhow::anyhow;

    use super::*;

    fn timed(name: &str, seconds: u64) -> Timed {
        Timed { name: name.to_owned(), duration: Duration::from_secs(seconds), is_unstable: false }
    }

    fn passed(name: &str, seconds: u64) -> (String, Duration, Outcome) {
        (name.to_owned(), Duration::from_secs(seconds), Outcome::Passed)
    }

    fn words(report: &Report) -> String {
        report.to_string().split_whitespace().filter(|word| *word != "s").collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn slowest_tests_come_first() {
        let steps = vec![passed("native", 9), passed("build", 1)];
        let report = Report { steps, tests: vec![timed("a", 1), timed("b", 7)] };
        assert_eq!(words(&report), "9.0 native 1.0 build 10.0 in all The slowest tests: 7.0 b 1.0 a");
    }

    #[test]
    fn unstable_tests_come_last_and_more_than_two_fail_the_run() {
        let with_unstable = |count| {
            let tests = (0..20).map(|_| timed("a", 2));
            let unstable = (0..count).map(|_| Timed { is_unstable: true, ..timed("b", 1) });
            Report { steps: Vec::new(), tests: tests.chain(unstable).collect() }
        };
        let text = words(&with_unstable(1));
        assert!(text.ends_with("2.0 a These tests failed once and passed when they ran again: 1.0 b"), "{text}");
        assert!(with_unstable(2).conclude().is_ok());
        assert!(with_unstable(3).conclude().is_err());
    }

    #[test]
    fn steps_that_did_not_run_are_named_with_the_reason() {
        let not_run =
            |name: &str| (name.to_owned(), Duration::ZERO, Outcome::NotRun(anyhow!("no npm").context("no build")));
        let report = Report { steps: vec![passed("native", 3), not_run("build")], tests: Vec::new() };
        assert_eq!(words(&report), "3.0 native not run build 3.0 in all Not run: build: no build: no npm");
        assert!(report.conclude().is_ok());
    }

    #[test]
    fn all_failures_of_steps_are_listed() {
        let failed = |name: &str, why: &'static str| (name.to_owned(), Duration::ZERO, Outcome::Failed(anyhow!(why)));
        let steps = vec![failed("style", "wrong format"), passed("docs", 1), failed("native", "wrong result")];
        let error = Report { steps, tests: Vec::new() }.conclude().unwrap_err();
        assert_eq!(error.to_string(), "wrong format\nerror: wrong result");
    }
}
