//! Programs from crates.io in exact versions. CONTRIBUTING.md gives the reasons for the versions.

use std::collections::BTreeMap;
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};

use anyhow::{Context, Result, ensure};
use xshell::{Shell, cmd};
use xtask::project;

use super::{is_writable, major_and_minor, prepend_to_path};

/// A program from crates.io.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Crate {
    /// Bundles and serves the app.
    Trunk,
    /// The WebDriver server of Firefox.
    Geckodriver,
    /// Runs the fuzz targets.
    CargoFuzz,
    /// Runs mutation tests.
    CargoMutants,
}

/// Settings for a fast build, because these programs mostly wait for compiler, disk or browser.
const FAST_BUILD: [(&str, &str); 5] = [
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_PANIC", "abort"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_RELEASE_DEBUG", "0"),
];

impl Crate {
    /// Returns name and version of the package.
    pub const fn package(self) -> (&'static str, &'static str) {
        match self {
            Self::Trunk => ("trunk", "0.21.14"),
            Self::Geckodriver => ("geckodriver", "0.37.1"),
            Self::CargoFuzz => ("cargo-fuzz", "0.13.2"),
            Self::CargoMutants => ("cargo-mutants", "27.1.0"),
        }
    }

    /// Starts to install the program beside other work, unless it is there. Returns whether it is being installed.
    pub fn start(self, sh: &Shell) -> Result<bool> {
        let mut running = running();
        if running.contains_key(&self) {
            return Ok(true);
        }
        if self.is_installed(sh) {
            return Ok(false);
        }
        let home = self.home()?;
        prepend_to_path(sh, &home.join("bin"))?;
        let is_missing = !self.is_installed(sh);
        if is_missing {
            running.insert(self, self.install(sh, &home)?);
        }
        Ok(is_missing)
    }

    /// Puts the program on the shell's `PATH` unless it is there: the cached one, which it installs if necessary.
    pub fn provide(self, sh: &Shell) -> Result<()> {
        if !self.start(sh)? {
            return Ok(());
        }
        let (name, version) = self.package();
        let process = running().remove(&self);
        let has_succeeded = process.is_some_and(|mut process| process.wait().is_ok_and(|status| status.success()));
        ensure!(has_succeeded, "{name} {version} cannot be installed: use `cargo install {name}@{version}`");
        prepend_to_path(sh, &self.home()?.join("bin"))?;
        ensure!(self.is_installed(sh), "{name} {version} was installed, but does not run");
        Ok(())
    }

    /// Returns whether the program on the shell's `PATH` has this version.
    fn is_installed(self, sh: &Shell) -> bool {
        self.printed_version(sh).split_whitespace().any(|word| word == self.package().1)
    }

    /// Returns what the program on the shell's `PATH` prints about its version, or nothing if it does not run.
    fn printed_version(self, sh: &Shell) -> String {
        let command = match self {
            Self::Trunk => cmd!(sh, "trunk"),
            Self::Geckodriver => cmd!(sh, "geckodriver"),
            Self::CargoFuzz => cmd!(sh, "cargo fuzz"),
            Self::CargoMutants => cmd!(sh, "cargo mutants"),
        };
        command.arg("--version").quiet().ignore_stderr().read().unwrap_or_default()
    }

    /// Returns the directory of this version. All checkouts share it, in `$XDG_CACHE_HOME` or `~/.cache`, unless the program
    /// is missing there and the directory cannot be written.
    fn home(self) -> Result<PathBuf> {
        let (name, version) = self.package();
        let program = Path::new("bin").join(name).with_extension(env::consts::EXE_EXTENSION);
        let name = format!("{name}-{version}");
        let cache = env::var_os("XDG_CACHE_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
        let cache = cache.or_else(|| Some(env::home_dir()?.join(".cache")));
        let shared = cache.map(|cache| cache.join("tic-tac-toe").join(&name));
        match shared.filter(|home| home.join(&program).exists() || is_writable(&home.join("bin"))) {
            Some(shared) => Ok(shared),
            None => Ok(project::target()?.join("tools").join(name)),
        }
    }

    /// Starts to install the exact version from source.
    fn install(self, sh: &Shell, home: &Path) -> Result<Child> {
        let (name, version) = self.package();
        println!("Installing {name} {version} (a minute or two, once)");
        // The default features add TLS; these programs use only local connections.
        let options = ["--quiet", "--locked", "--no-track", "--force", "--no-default-features"];
        let command = cmd!(sh, "cargo install {name} --version {version} {options...} --root {home}")
            .envs(FAST_BUILD)
            .env_remove("CARGO_TARGET_DIR")
            .env_remove("CARGO_BUILD_TARGET_DIR");
        Command::from(command).stdin(Stdio::null()).spawn().context("Cargo cannot be started")
    }
}

/// The running installations.
static RUNNING: Mutex<BTreeMap<Crate, Child>> = Mutex::new(BTreeMap::new());

fn running() -> MutexGuard<'static, BTreeMap<Crate, Child>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends all running installations.
pub fn stop() {
    for mut process in std::mem::take(&mut *running()).into_values() {
        drop(process.kill());
        drop(process.wait());
    }
}

/// Returns whether the Trunk on the shell's `PATH` has a version that `Trunk.toml` permits.
pub fn is_trunk_permitted(sh: &Shell) -> bool {
    Crate::Trunk.printed_version(sh).split_whitespace().any(is_at_least_0_21)
}

/// Returns whether a text is a version from 0.21 on.
fn is_at_least_0_21(version: &str) -> bool {
    major_and_minor(version).is_some_and(|version| version >= (0, 21))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn play_accepts_every_trunk_that_the_configuration_permits() {
        assert!(include_str!("../../../Trunk.toml").contains("trunk-version = \">=0.21.0\""));
        for version in [Crate::Trunk.package().1, "0.21.0", "0.22.1", "1.0.0-rc.1"] {
            assert!(is_at_least_0_21(version), "{version}");
        }
        for version in ["0.20.3", "trunk", ""] {
            assert!(!is_at_least_0_21(version), "{version}");
        }
    }
}
