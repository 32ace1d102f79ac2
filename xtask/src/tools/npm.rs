//! npm packages in the exact versions of a lock file.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use xshell::{Shell, cmd};
use xtask::project;

use super::{is_writable, major_and_minor, prepend_to_path};

/// A `package.json` of this project.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Packages {
    /// Packages for builds and tests.
    Tools,
    /// Lighthouse, which is large.
    Lighthouse,
    /// The game in React and in Preact, for comparison.
    React,
    /// Pages of frameworks with the element.
    Frameworks,
}

impl Packages {
    pub const fn folder(self) -> &'static str {
        match self {
            Self::Tools => "tools",
            Self::Lighthouse => "tools/lighthouse",
            Self::React => "benches/react",
            Self::Frameworks => "tests/frameworks",
        }
    }

    /// Returns major and minor version of the oldest Node.js that runs the packages.
    const fn oldest_node(self) -> (u32, u32) {
        match self {
            Self::Tools | Self::Lighthouse | Self::Frameworks => (18, 0),
            Self::React => (20, 19),
        }
    }

    /// Returns the lock file and its copy beside the installed packages.
    fn locks(self) -> [String; 2] {
        ["package-lock.json", "node_modules/installed-lock.json"].map(|name| format!("{}/{name}", self.folder()))
    }

    /// Installs the locked packages unless they are complete, and puts their programs on the shell's `PATH`.
    pub fn provide(self, sh: &Shell) -> Result<()> {
        prepend_to_path(sh, &sh.current_dir().join(self.folder()).join("node_modules/.bin"))?;
        if self.are_installed(sh) { Ok(()) } else { self.install(sh) }
    }

    /// Returns whether exactly the locked packages are installed, and the folder of each is there.
    fn are_installed(self, sh: &Shell) -> bool {
        let [locked, installed] = self.locks().map(|lock| sh.read_file(lock).ok());
        let list = sh.read_file(format!("{}/node_modules/.package-lock.json", self.folder())).unwrap_or_default();
        let is_there = |package: &str| sh.path_exists(format!("{}/{package}/package.json", self.folder()));
        installed.is_some() && installed == locked && packages_in(&list).all(is_there)
    }

    /// Installs the locked packages and removes all others.
    fn install(self, sh: &Shell) -> Result<()> {
        let (folder, npm) = (self.folder(), if cfg!(windows) { "npm.cmd" } else { "npm" });
        self.ensure_new_node(sh)?;
        println!("Installing the packages of {folder}/package.json (some seconds)");
        let options = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"];
        let cache = cmd!(sh, "{npm} config get cache").quiet().read().unwrap_or_default();
        let other_cache = if is_writable(Path::new(&cache)) { None } else { Some(project::target()?.join("npm")) };
        let command = cmd!(sh, "{npm} ci --prefix {folder} {options...}").quiet();
        command.envs(other_cache.map(|folder| ("npm_config_cache", folder))).run().with_context(|| {
            format!("the packages of {folder}/package.json cannot be installed: use `npm ci --prefix {folder}`")
        })?;
        let [locked, installed] = self.locks();
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

/// Returns the folders in npm's list of installed packages.
fn packages_in(list: &str) -> impl Iterator<Item = &str> {
    list.lines()
        .filter_map(|line| line.trim().strip_prefix('"')?.strip_suffix("\": {"))
        .filter(|name| name.contains('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_are_read_from_the_list() {
        let list = "{\n  \"packages\": {\n    \"node_modules/@a/b\": {\n      \"version\": \"1.0.0\",\n      \"bin\": {\n        \
                    \"b\": \"bin/b.js\"\n";
        assert_eq!(packages_in(list).collect::<Vec<_>>(), ["node_modules/@a/b"]);
    }
}
