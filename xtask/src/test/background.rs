//! A step that runs beside other steps.

use std::env;
use std::io::Write;
use std::process::{Command, Output};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow, ensure};

use super::Step;

/// A step in a process of its own.
pub struct Background {
    pub step: Step,
    process: JoinHandle<Result<(Output, Duration)>>,
}

impl Background {
    /// Starts a step that needs nothing of the steps before it.
    pub fn start(step: Step, all: bool) -> Self {
        let process = thread::spawn(move || {
            let start = Instant::now();
            let mut command = Command::new(env::current_exe()?);
            let output = command.args(["test", &step.name()]).args(all.then_some("--all")).output()?;
            Ok((output, start.elapsed()))
        });
        Self { step, process }
    }

    /// Waits until the step ends, prints its output, and returns how long it ran.
    pub fn finish(self) -> Result<Duration> {
        let (output, duration) = self.process.join().map_err(|_| anyhow!("the step panicked"))??;
        std::io::stdout().write_all(&output.stdout)?;
        std::io::stderr().write_all(&output.stderr)?;
        ensure!(output.status.success(), "it ended with {}", output.status);
        Ok(duration)
    }
}
