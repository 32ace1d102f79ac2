//! npm packages in the exact versions of a lock file.

use anyhow::{Context, Result};
use xshell::{Shell, cmd};

/// A `package.json` of this project.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
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

    /// Returns the lock file and its copy beside the installed packages.
    fn locks(self) -> [String; 2] {
        ["package-lock.json", "node_modules/installed-lock.json"].map(|name| format!("{}/{name}", self.folder()))
    }

    /// Returns whether exactly the locked packages are installed.
    pub fn are_installed(self, sh: &Shell) -> bool {
        let [locked, installed] = self.locks().map(|lock| sh.read_binary_file(lock).ok());
        installed.is_some() && installed == locked
    }

    /// Installs the locked packages and removes all others.
    pub fn install(self, sh: &Shell) -> Result<()> {
        let folder = self.folder();
        cmd!(sh, "npm ci --prefix {folder} --ignore-scripts --no-audit --no-fund --loglevel=error")
            .quiet()
            .run()
            .with_context(|| format!("the packages of {folder}/package.json cannot be installed"))?;
        let [locked, installed] = self.locks();
        Ok(sh.copy_file(locked, installed)?)
    }
}
