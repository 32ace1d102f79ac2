//! npm packages in the exact versions of a lock file.

use std::sync::{Mutex, PoisonError};

use anyhow::{Context, Result, ensure};
use xshell::{Shell, cmd};

use super::{major_and_minor, prepend_to_path};

/// Lets one thread at a time install packages.
static INSTALLING: Mutex<()> = Mutex::new(());

/// A `package.json` of this project.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Packages {
    /// Packages for builds and tests.
    Tools,
    /// The game in React and in Preact, for comparison.
    React,
    /// Pages of frameworks with the element.
    Frameworks,
}

impl Packages {
    pub const fn folder(self) -> &'static str {
        match self {
            Self::Tools => "tools",
            Self::React => "benches/react",
            Self::Frameworks => "tests/frameworks",
        }
    }

    /// Returns major and minor version of the oldest Node.js that runs the packages.
    const fn oldest_node(self) -> (u32, u32) {
        match self {
            Self::Tools | Self::Frameworks => (18, 0),
            Self::React => (20, 19),
        }
    }

    /// Installs the locked packages unless they are there, and puts their programs on the shell's `PATH`.
    pub fn provide(self, sh: &Shell) -> Result<()> {
        let _lock = INSTALLING.lock().unwrap_or_else(PoisonError::into_inner);
        let folder = self.folder();
        prepend_to_path(sh, &sh.current_dir().join(folder).join("node_modules/.bin"))?;
        // A copy of the lock file beside the installed packages.
        let [locked, installed] =
            ["package-lock.json", "node_modules/installed-lock.json"].map(|name| format!("{folder}/{name}"));
        if sh.read_file(&installed).is_ok_and(|installed| sh.read_file(&locked).is_ok_and(|locked| locked == installed))
        {
            return Ok(());
        }
        self.ensure_new_node(sh)?;
        println!("Installing the packages of {folder}/package.json (some seconds)");
        let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
        let options = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"];
        cmd!(sh, "{npm} ci --prefix {folder} {options...}").quiet().run().with_context(|| {
            format!("the packages of {folder}/package.json cannot be installed: use `npm ci --prefix {folder}`")
        })?;
        Ok(sh.copy_file(locked, installed)?)
    }

    /// Checks that Node.js is new enough for the packages.
    fn ensure_new_node(self, sh: &Shell) -> Result<()> {
        let (folder, oldest) = (self.folder(), self.oldest_node());
        let version = cmd!(sh, "node --version").quiet().read().context("Node.js does not run")?;
        let is_new = major_and_minor(&version).is_some_and(|found| found >= oldest);
        let (major, minor) = oldest;
        ensure!(is_new, "{folder}/package.json needs Node.js {major}.{minor} or newer, not {version}");
        Ok(())
    }
}
