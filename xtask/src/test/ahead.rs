//! The release build beside the tests before it: part of both uses only one core.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command};

use anyhow::Result;
use xtask::project;

use crate::{build, tools};

/// A build of the release that runs beside other steps. Dropping it ends it.
pub struct Ahead {
    process: Child,
    output: PathBuf,
}

impl Ahead {
    /// Starts to build the release unless it is up to date.
    pub fn start() -> Result<Self> {
        let sh = tools::provide(&build::NEEDS)?;
        let output = project::target()?.join("release.log");
        let mut command = Command::from(build::release_if_stale(&sh)?);
        let log = File::create(&output)?;
        let process = command.stdout(log.try_clone()?).stderr(log).spawn()?;
        Ok(Self { process, output })
    }

    /// Waits for the end and prints the output. The step that needs the release reports a failure.
    pub fn finish(mut self) -> Result<()> {
        self.process.wait()?;
        print!("{}", fs::read_to_string(&self.output)?);
        Ok(())
    }
}

impl Drop for Ahead {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}
