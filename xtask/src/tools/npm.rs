//! npm packages in the exact versions of a lock file.

use std::fs;

use anyhow::{Context, Result};
use xshell::{Shell, cmd};

/// A `package.json` of this project.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Packages {
    /// Packages for builds and tests.
    Tools,
    /// Lighthouse, which is large.
    Lighthouse,
    /// The game in React and in Preact, for comparison.
    React,
}

impl Packages {
    pub const fn folder(self) -> &'static str {
        match self {
            Self::Tools => "tools",
            Self::Lighthouse => "tools/lighthouse",
            Self::React => "benches/react",
        }
    }

    /// Returns the folder of installed programs.
    pub fn programs(self) -> String {
        format!("{}/node_modules/.bin", self.folder())
    }

    /// A copy of the installed lock file.
    fn installed_lock(self) -> String {
        format!("{}/node_modules/installed-lock.json", self.folder())
    }

    fn lock(self) -> String {
        format!("{}/package-lock.json", self.folder())
    }

    /// Returns whether exactly the locked packages are installed.
    pub fn are_installed(self, sh: &Shell) -> bool {
        let read = |path: String| fs::read(sh.current_dir().join(path)).ok();
        read(self.lock()).is_some_and(|lock| read(self.installed_lock()) == Some(lock))
    }

    /// Installs the locked packages and removes all others.
    pub fn install(self, sh: &Shell) -> Result<()> {
        let folder = self.folder();
        cmd!(sh, "npm ci --prefix {folder} --ignore-scripts --no-audit --no-fund --loglevel=error")
            .quiet()
            .run()
            .with_context(|| format!("the packages of {folder}/package.json cannot be installed"))?;
        Ok(sh.copy_file(self.lock(), self.installed_lock())?)
    }
}
