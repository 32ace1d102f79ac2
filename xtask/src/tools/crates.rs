//! Programs from crates.io in exact versions. Later versions of Trunk take longer to install.

use std::env;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, Result, ensure};
use xshell::{Shell, cmd};

use super::prepend_to_path;

/// A program from crates.io.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crate {
    /// Bundles and serves the app.
    Trunk,
    /// The WebDriver server of Firefox.
    Geckodriver,
}

/// Settings for a fast build, because these programs mostly wait for compiler, disk or browser.
const FAST_BUILD: [(&str, &str); 5] = [
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_PANIC", "abort"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_RELEASE_DEBUG", "0"),
];

/// Lets one thread at a time install programs.
static INSTALLING: Mutex<()> = Mutex::new(());

impl Crate {
    /// Returns name and version of the package.
    const fn package(self) -> (&'static str, &'static str) {
        match self {
            Self::Trunk => ("trunk", "0.21.14"),
            Self::Geckodriver => ("geckodriver", "0.37.1"),
        }
    }

    /// Returns whether the program in this version is on the shell's `PATH`, to which it adds the cached one.
    pub fn find(self, sh: &Shell) -> Result<bool> {
        if self.is_installed(sh) {
            return Ok(true);
        }
        prepend_to_path(sh, &self.home()?.join("bin"))?;
        Ok(self.is_installed(sh))
    }

    /// Puts the program on the shell's `PATH`, and installs it if necessary.
    pub fn provide(self, sh: &Shell) -> Result<()> {
        let _lock = INSTALLING.lock().unwrap_or_else(PoisonError::into_inner);
        if self.find(sh)? {
            return Ok(());
        }
        let (home, (name, version)) = (self.home()?, self.package());
        println!("Installing {name} {version} (a minute or two, once)");
        // The default features add TLS; these programs use only local connections.
        let options = ["--quiet", "--locked", "--no-track", "--force", "--no-default-features"];
        cmd!(sh, "cargo install {name} --version {version} {options...} --root {home}")
            .envs(FAST_BUILD)
            .env_remove("CARGO_TARGET_DIR")
            .env_remove("CARGO_BUILD_TARGET_DIR")
            .quiet()
            .run()
            .with_context(|| format!("{name} {version} cannot be installed: use `cargo install {name}@{version}`"))?;
        ensure!(self.is_installed(sh), "{name} {version} was installed, but does not run");
        Ok(())
    }

    /// Returns the cached program's directory, which all checkouts share: in `$XDG_CACHE_HOME` or `~/.cache`.
    fn home(self) -> Result<PathBuf> {
        let (name, version) = self.package();
        let cache = env::var_os("XDG_CACHE_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
        let cache = cache.or_else(|| Some(env::home_dir()?.join(".cache")));
        let cache = cache.context("there is no home directory; set XDG_CACHE_HOME")?;
        Ok(cache.join("tic-tac-toe").join(format!("{name}-{version}")))
    }

    fn is_installed(self, sh: &Shell) -> bool {
        let (name, version) = self.package();
        let printed = cmd!(sh, "{name} --version").quiet().ignore_stderr().read().unwrap_or_default();
        printed.split_whitespace().any(|word| word == version)
    }
}
