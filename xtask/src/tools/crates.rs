//! Programs from crates.io in exact versions. CONTRIBUTING.md gives the reasons for the versions.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use xshell::{Shell, cmd};

/// A program from crates.io.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crate {
    /// Bundles and serves the app.
    Trunk,
    /// Generates JavaScript bindings and runs tests in a browser.
    WasmBindgen,
    /// The WebDriver server of Firefox.
    Geckodriver,
    /// Runs the fuzz targets.
    CargoFuzz,
    /// Runs mutation tests.
    CargoMutants,
}

/// Settings for a fast build, because these programs mostly wait for compiler, disk or browser.
const FAST_BUILD: [(&str, &str); 4] = [
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "256"),
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_RELEASE_DEBUG", "0"),
];

/// The cache folder of their builds.
const BUILDS: &str = "builds";

impl Crate {
    /// Returns the name of the package.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Trunk => "trunk",
            Self::WasmBindgen => "wasm-bindgen-cli",
            Self::Geckodriver => "geckodriver",
            Self::CargoFuzz => "cargo-fuzz",
            Self::CargoMutants => "cargo-mutants",
        }
    }

    /// Returns the usual duration of an installation on two cores.
    pub const fn usual_duration(self) -> &'static str {
        match self {
            Self::Trunk => "2 minutes",
            _ => "about a minute",
        }
    }

    /// Returns the program that prints the version.
    const fn program(self) -> &'static str {
        match self {
            Self::WasmBindgen => "wasm-bindgen",
            other => other.name(),
        }
    }

    /// Returns the arguments that print the version. `cargo-mutants` runs only as Cargo calls it.
    const fn print_version(self) -> &'static [&'static str] {
        match self {
            Self::CargoMutants => &["mutants", "--version"],
            _ => &["--version"],
        }
    }

    fn version(self, sh: &Shell) -> Result<String> {
        Ok(match self {
            Self::Trunk => "0.21.14".to_owned(),
            Self::WasmBindgen => version_of_library(sh)?,
            Self::Geckodriver => "0.37.1".to_owned(),
            Self::CargoFuzz => "0.13.2".to_owned(),
            Self::CargoMutants => "27.1.0".to_owned(),
        })
    }

    /// Returns the directory of this version in the user's cache.
    fn home(self, sh: &Shell) -> Result<PathBuf> {
        Ok(cache()?.join(format!("{}-{}", self.name(), self.version(sh)?)))
    }

    /// Returns the directory on `PATH` if the version matches, or else the cached one.
    pub fn programs(self, sh: &Shell) -> Result<PathBuf> {
        let version = self.version(sh)?;
        let path = sh.var_os("PATH").unwrap_or_default();
        let on_path = env::split_paths(&path).find(|directory| directory.join(self.program()).is_file());
        match on_path {
            Some(directory) if self.is_version_in(&directory, sh, &version) => Ok(directory),
            _ => Ok(self.home(sh)?.join("bin")),
        }
    }

    /// Returns whether the exact version is installed.
    pub fn is_installed(self, sh: &Shell) -> Result<bool> {
        Ok(self.is_version_in(&self.programs(sh)?, sh, &self.version(sh)?))
    }

    fn is_version_in(self, directory: &Path, sh: &Shell, version: &str) -> bool {
        prints(sh, &directory.join(self.program()), self.print_version(), version)
    }

    /// Installs the exact version: as a binary by cargo-binstall if possible, or else from source.
    pub fn install(self, sh: &Shell) -> Result<()> {
        let (name, version, home) = (self.name(), self.version(sh)?, self.home(sh)?);
        if cmd!(sh, "cargo binstall -V").quiet().ignore_stderr().read().is_ok() {
            let options = ["--no-confirm", "--disable-strategies", "compile"];
            let ready_made = cmd!(sh, "cargo binstall {options...} --root {home} --version {version} {name}");
            if ready_made.quiet().run().is_ok() && self.is_installed(sh)? {
                return Ok(());
            }
        }
        // The default features add TLS; these programs use only local connections.
        let options = ["--locked", "--no-track", "--force", "--no-default-features"];
        cmd!(sh, "cargo install {name} --version {version} {options...} --root {home}")
            .envs(FAST_BUILD)
            .env("CARGO_TARGET_DIR", cache()?.join(BUILDS))
            .quiet()
            .run()
            .with_context(|| format!("{name} {version} cannot be installed"))?;
        if !self.is_installed(sh)? {
            bail!("{name} {version} was installed, but does not run");
        }
        Ok(())
    }
}

/// Removes the shared build directory.
pub fn clean_up(sh: &Shell) -> Result<()> {
    Ok(sh.remove_path(cache()?.join(BUILDS))?)
}

/// Returns the directory shared by all checkouts: `tic-tac-toe` in `$XDG_CACHE_HOME` or `~/.cache`.
fn cache() -> Result<PathBuf> {
    let cache = env::var_os("XDG_CACHE_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    let cache = cache.or_else(|| Some(env::home_dir()?.join(".cache")));
    Ok(cache.context("no home directory for tools; set XDG_CACHE_HOME")?.join("tic-tac-toe"))
}

/// Returns whether a program runs and prints this version.
fn prints(sh: &Shell, program: &Path, arguments: &[&str], version: &str) -> bool {
    let printed = cmd!(sh, "{program} {arguments...}").quiet().ignore_stderr().read();
    printed.is_ok_and(|printed| printed.split_whitespace().any(|word| word == version))
}

/// Returns the version of the wasm-bindgen library in Cargo.lock, which the program must equal.
fn version_of_library(sh: &Shell) -> Result<String> {
    let id = cmd!(sh, "cargo pkgid --locked wasm-bindgen").quiet().read()?;
    let (_, version) = id.rsplit_once('@').with_context(|| format!("`{id}` has no version of wasm-bindgen"))?;
    Ok(version.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn version_must_be_exact() {
        let sh = Shell::new().unwrap();
        let cargo = Path::new(env!("CARGO"));
        let version = env!("CARGO_PKG_RUST_VERSION");
        let prints = |program, version| prints(&sh, program, &["--version"], version);
        assert!(!prints(cargo, version.rsplit_once('.').unwrap().0));
        assert!(!prints(Path::new("no-such-program"), version));
        let printed = cmd!(sh, "{cargo} --version").quiet().read().unwrap();
        assert!(prints(cargo, printed.split_whitespace().nth(1).unwrap()));
    }

    #[test]
    fn trunk_version_matches_its_configuration() {
        let version = Crate::Trunk.version(&Shell::new().unwrap()).unwrap();
        assert!(include_str!("../../../Trunk.toml").contains(&format!("trunk-version = \"={version}\"")));
    }
}
