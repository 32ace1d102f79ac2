//! Work for later steps beside earlier ones: each of them uses only one core for part of its time.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command};

use anyhow::Result;
use xtask::project;

use super::steps::{Step, compile_native_tests};
use crate::{build, tools};

/// Steps, each with a later step that has work to do beside it.
const BESIDE: [(Step, Step); 2] = [(Step::Style, Step::Native), (Step::Native, Step::Build)];

/// Returns the command that works for a step before it begins.
fn command(step: Step) -> Result<Command> {
    match step {
        Step::Native => Ok(compile_native_tests(&tools::provide(&[])?).into()),
        _ => Ok(build::release_if_stale(&tools::provide(&build::NEEDS)?)?.into()),
    }
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
            if beside == step && run.contains(&later) {
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
