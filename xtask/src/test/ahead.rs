//! Work for later steps beside earlier ones: each of them uses only one core for part of its time.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command};

use anyhow::Result;
use xtask::project;

use super::steps::{Step, compile_native_tests};
use crate::{build, tools};

/// Steps, each with a later step that has work to do beside it. The release begins first, because its end uses only one core.
const BESIDE: [(Step, Step); 3] =
    [(Step::Style, Step::Build), (Step::Style, Step::Native), (Step::Native, Step::Build)];

/// Returns the command that works for a step before it begins.
fn command(step: Step) -> Result<Command> {
    match step {
        Step::Native => Ok(compile_native_tests(&tools::provide(&[])?).into()),
        _ => Ok(build::release_if_stale(&tools::provide(&build::NEEDS)?)?.into()),
    }
}

/// Returns whether the work for a later step cannot begin yet: format and lints, which are the quickest checks, do not wait until the
/// programs of the release are installed.
fn waits(beside: Step, later: Step) -> bool {
    (beside, later) == (Step::Style, Step::Build) && tools::start(&build::NEEDS).unwrap_or(true)
}

/// The work for later steps. Dropping it ends the work.
#[derive(Default)]
pub struct Ahead(Vec<Work>);

impl Ahead {
    /// Waits for the work for a step that begins now, and starts the work for later steps of the run. A step itself reports what
    /// fails.
    pub fn begin(&mut self, step: Step, run: &[Step]) -> Result<()> {
        self.0.extract_if(.., |work| work.step == step).try_for_each(Work::finish)?;
        for (beside, later) in BESIDE {
            let is_begun = self.0.iter().any(|work| work.step == later);
            if beside == step && run.contains(&later) && !is_begun && !waits(step, later) {
                self.0.extend(command(later).and_then(|command| Work::start(later, command)));
            }
        }
        Ok(())
    }
}

/// A command that works for a step. Dropping it ends the command.
struct Work {
    step: Step,
    process: Child,
    output: PathBuf,
}

impl Work {
    fn start(step: Step, mut command: Command) -> Result<Self> {
        let output = project::target()?.join(format!("{}.log", step.name()));
        let log = File::create(&output)?;
        let process = command.stdout(log.try_clone()?).stderr(log).spawn()?;
        Ok(Self { step, process, output })
    }

    /// Waits for the end and prints the output.
    fn finish(mut self) -> Result<()> {
        self.process.wait()?;
        print!("{}", fs::read_to_string(&self.output)?);
        Ok(())
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}
