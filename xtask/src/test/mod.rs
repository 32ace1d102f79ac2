//! `cargo xtask test`: every check required for each change, the quickest first.

mod ahead;
mod browsers;
mod fresh;
mod output;
mod report;
mod served;
mod steps;

use std::time::{Duration, Instant};

use anyhow::Result;
use clap::Args;
use xtask::project;

pub use browsers::{Engine, browser_tests, provide_release};
pub use steps::Step;

use crate::tools;
use ahead::Ahead;
use report::{Outcome, Report};

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

/// The number of steps ahead whose programs are installed beside a step, so that no core idles.
const AHEAD: usize = 5;

/// A finished test.
pub struct Timed {
    pub name: String,
    pub duration: Duration,
    /// Whether the test failed once and passed when it ran again.
    pub is_unstable: bool,
}

/// Runs or lists the steps, also after a failure. A step whose requirements cannot be provided does not run.
pub fn test(options: &Options) -> Result<()> {
    let steps = options.step.map_or_else(|| Step::in_run(options.all), |step| vec![step]);
    let (count, mut report, mut ahead) = (steps.len(), Report::default(), Ahead::default());
    let must_run = options.step.is_some() || options.all || project::is_ci();
    for (index, step) in steps.iter().copied().enumerate() {
        println!("[{}/{count}] {}", index + 1, step.title());
        let start = Instant::now();
        if !options.list {
            let next: Vec<_> = steps.iter().skip(index + 1).take(AHEAD).flat_map(|step| step.needs(false)).collect();
            // The step that needs a program says why it cannot be installed.
            drop(tools::start(&next));
            ahead.begin(step, &steps)?;
        }
        let outcome = match step.provide(options.list) {
            Ok(sh) => match step.run(&sh, options, &mut report.tests) {
                Ok(()) => Outcome::Passed,
                Err(error) => Outcome::Failed(error.context(format!("the step `{}` failed", step.name()))),
            },
            Err(reason) if must_run => Outcome::Failed(reason.context(format!("`{}` cannot run", step.name()))),
            Err(reason) => Outcome::NotRun(reason),
        };
        if let Outcome::Failed(error) = &outcome {
            eprintln!("error: {error:#}");
        }
        report.steps.push((step.name(), start.elapsed(), outcome));
    }
    if !options.list {
        println!("\n{report}");
    }
    report.conclude()
}
