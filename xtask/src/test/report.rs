//! The end of a run: the time of each step, failures, and steps that did not run.

use std::fmt::{Display, Formatter, Result as Written};
use std::time::Duration;

use anyhow::{Error, Result, ensure};

/// How a step ended.
#[derive(Debug)]
pub enum Outcome {
    Passed,
    Failed(Error),
    /// A requirement cannot be provided.
    NotRun(Error),
}

/// The steps of a run with their times.
#[derive(Default)]
pub struct Report(pub Vec<(String, Duration, Outcome)>);

impl Report {
    /// Returns an error that names all failures.
    pub fn conclude(self) -> Result<()> {
        let failures = self.0.iter().filter_map(|(_, _, outcome)| match outcome {
            Outcome::Failed(error) => Some(format!("{error:#}")),
            Outcome::Passed | Outcome::NotRun(_) => None,
        });
        let failures: Vec<String> = failures.collect();
        ensure!(failures.is_empty(), "{}", failures.join("\nerror: "));
        Ok(())
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        for (name, duration, outcome) in &self.0 {
            match outcome {
                Outcome::NotRun(reason) => writeln!(f, "{:>10}  {name}: {reason:#}", "not run")?,
                Outcome::Passed | Outcome::Failed(_) => writeln!(f, "{:8.1} s  {name}", duration.as_secs_f64())?,
            }
        }
        let sum: Duration = self.0.iter().map(|(_, duration, _)| duration).sum();
        writeln!(f, "{:8.1} s  in all", sum.as_secs_f64())
    }
}

#[cfg(test)]
mod tests {
    use anyhow::anyhow;

    use super::*;

    fn step(name: &str, seconds: u64, outcome: Outcome) -> (String, Duration, Outcome) {
        (name.to_owned(), Duration::from_secs(seconds), outcome)
    }

    #[test]
    fn steps_that_did_not_run_are_named_with_the_reason() {
        let not_run = Outcome::NotRun(anyhow!("no npm").context("no build"));
        let report = Report(vec![step("native", 3, Outcome::Passed), step("build", 0, not_run)]);
        let words = report.to_string().split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(words, "3.0 s native not run build: no build: no npm 3.0 s in all");
        assert!(report.conclude().is_ok());
    }

    #[test]
    fn all_failures_of_steps_are_listed() {
        let failed = |why: &'static str| Outcome::Failed(anyhow!(why));
        let steps = [("style", failed("wrong format")), ("docs", Outcome::Passed), ("native", failed("wrong result"))];
        let report = Report(steps.map(|(name, outcome)| step(name, 1, outcome)).into());
        assert_eq!(report.conclude().unwrap_err().to_string(), "wrong format\nerror: wrong result");
    }
}
