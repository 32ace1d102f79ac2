//! `cargo xtask test`: every check required for each change, the quickest first.

mod browsers;
mod fresh;
mod report;
mod runner;
mod served;
mod steps;

use std::thread;
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use xtask::project;

pub use browsers::{Engine, browser_tests, provide_release};
pub use steps::Step;

use crate::build;
use crate::tools::{self, Need};
use report::{Outcome, Report};
use steps::compile_native_tests;

/// The selection of tests.
#[derive(Args)]
pub struct Options {
    /// Runs every test in every engine, for a nightly run
    #[arg(long)]
    pub all: bool,
    /// The only step to run
    step: Option<Step>,
    /// Runs only the step's tests whose names contain this text
    pub filter: Option<String>,
}

/// Runs the steps, also after a failure. A step whose requirements cannot be provided does not run.
pub fn test(options: &Options) -> Result<()> {
    let steps = options.step.map_or_else(|| Step::in_run(options.all), |step| vec![step]);
    let must_run = options.step.is_some() || options.all || project::is_ci();
    let mut report = Report::default();
    if let [_, later @ ..] = steps.as_slice() {
        prepare(later);
    }
    for (index, step) in steps.iter().enumerate() {
        println!("[{}/{}] {}", index + 1, steps.len(), step.title());
        let start = Instant::now();
        let outcome = match step.provide() {
            Ok(sh) => match step.run(&sh, options) {
                Ok(()) => Outcome::Passed,
                Err(error) => Outcome::Failed(error.context(format!("the step `{}` failed", step.name()))),
            },
            Err(reason) if must_run => Outcome::Failed(reason.context(format!("`{}` cannot run", step.name()))),
            Err(reason) => Outcome::NotRun(reason),
        };
        if let Outcome::Failed(error) = &outcome {
            eprintln!("error: {error:#}");
        }
        report.0.push((step.name(), start.elapsed(), outcome));
    }
    println!("\n{report}");
    report.conclude()
}

/// Installs what later steps need, compiles the native tests and builds the release, beside the first steps: each of them uses only
/// one core for part of its time. Locks let a step wait for its part of this work; it repeats and reports what fails here.
fn prepare(steps: &[Step]) {
    let needs = steps.iter().flat_map(|step| step.needs());
    let (downloaded, compiled): (Vec<Need>, Vec<Need>) =
        needs.partition(|need| matches!(need, Need::System(_) | Need::Npm(_)));
    tools::ask(&downloaded);
    thread::spawn(move || tools::provide(&downloaded));
    if steps.contains(&Step::Native) {
        thread::spawn(|| compile_native_tests(&tools::provide(&[])?));
    }
    if steps.contains(&Step::Build) {
        thread::spawn(move || {
            tools::provide(&compiled)?;
            build::build_ahead(&tools::provide(&build::NEEDS)?)
        });
    }
}
