//! Work for later steps beside earlier ones: each of them uses only one core for part of its time.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command};

use anyhow::Result;
use xtask::project;

use super::steps::{Step, compile_native_tests};
use crate::build;
use crate::tools::{self, Need};

/// Steps, each with a later step that has work to do beside it, and whether the first one waits while programs for that work are
/// installed. Format and lints do not, because they are the quickest checks. The release begins first, because its end uses only one
/// core.
const BESIDE: [(Step, Step, bool); 3] =
    [(Step::Style, Step::Build, false), (Step::Style, Step::Native, false), (Step::Native, Step::Build, true)];

/// Returns what the work for a step needs.
const fn needs(step: Step) -> &'static [Need] {
    match step {
        Step::Native => &[],
        _ => &build::NEEDS,
    }
}

/// Returns whether the programs for the work are installed. Starts to install missing ones.
fn has_programs(step: Step) -> bool {
    tools::start(needs(step)).is_ok_and(|is_installing| !is_installing)
}

/// Returns the command that works for a step before it begins.
fn command(step: Step) -> Result<Command> {
    let sh = tools::provide(needs(step))?;
    match step {
        Step::Native => Ok(compile_native_tests(&sh).into()),
        _ => Ok(build::release_if_stale(&sh)?.into()),
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
        for (beside, later, waits) in BESIDE {
            let is_begun = self.0.iter().any(|work| work.step == later);
            if beside == step && run.contains(&later) && !is_begun && (waits || has_programs(later)) {
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
