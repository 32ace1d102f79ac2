//! Programs from crates.io, each in one exact version. CONTRIBUTING.md gives the reasons for the versions.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use xshell::{Shell, cmd};

/// A program from crates.io.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crate {
    /// Bundles the app and serves it for development.
    Trunk,
    /// Writes the JavaScript that joins WebAssembly to a page, and runs tests in a browser.
    WasmBindgen,
    /// Drives Firefox.
    Geckodriver,
    /// Builds and runs the fuzz targets.
    CargoFuzz,
    /// Changes the code to see whether a test notices.
    CargoMutants,
}

/// Settings for a build that is fast: these programs mostly wait for the compiler, the disk or a browser.
const FAST_BUILD: [(&str, &str); 4] = [
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "256"),
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_RELEASE_DEBUG", "0"),
];

/// The folder in the cache where they are compiled.
const BUILDS: &str = "builds";

impl Crate {
    /// The name of the package.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Trunk => "trunk",
            Self::WasmBindgen => "wasm-bindgen-cli",
            Self::Geckodriver => "geckodriver",
            Self::CargoFuzz => "cargo-fuzz",
            Self::CargoMutants => "cargo-mutants",
        }
    }

    /// The usual duration of an installation on two cores.
    pub const fn usual_duration(self) -> &'static str {
        match self {
            Self::Trunk => "2 minutes",
            _ => "about a minute",
        }
    }

    /// The program that is asked for its version.
    const fn program(self) -> &'static str {
        match self {
            Self::WasmBindgen => "wasm-bindgen",
            other => other.name(),
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

    /// The directory for this version in the user's cache.
    fn home(self, sh: &Shell) -> Result<PathBuf> {
        Ok(cache()?.join(format!("{}-{}", self.name(), self.version(sh)?)))
    }

    /// The directory of its programs: the one on `PATH` if its version fits, or else the one in the cache.
    pub fn programs(self, sh: &Shell) -> Result<PathBuf> {
        let version = self.version(sh)?;
        let path = sh.var_os("PATH").unwrap_or_default();
        let on_path = env::split_paths(&path).find(|directory| directory.join(self.program()).is_file());
        match on_path {
            Some(directory) if prints(sh, &directory.join(self.program()), &version) => Ok(directory),
            _ => Ok(self.home(sh)?.join("bin")),
        }
    }

    /// Whether the right version is there.
    pub fn is_installed(self, sh: &Shell) -> Result<bool> {
        Ok(prints(sh, &self.programs(sh)?.join(self.program()), &self.version(sh)?))
    }

    /// Installs the right version: ready-made by cargo-binstall if that is on `PATH` and finds one, or else from source.
    pub fn install(self, sh: &Shell) -> Result<()> {
        let (name, version, home) = (self.name(), self.version(sh)?, self.home(sh)?);
        if cmd!(sh, "cargo binstall -V").quiet().ignore_stderr().read().is_ok() {
            let options = ["--no-confirm", "--disable-strategies", "compile"];
            let ready_made = cmd!(sh, "cargo binstall {options...} --root {home} --version {version} {name}");
            if ready_made.quiet().run().is_ok() && self.is_installed(sh)? {
                return Ok(());
            }
        }
        // The default features encrypt what goes to other hosts; these programs talk to this machine alone.
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

/// Removes what was compiled on the way to the installed programs. Until then they share it.
pub fn clean_up(sh: &Shell) -> Result<()> {
    Ok(sh.remove_path(cache()?.join(BUILDS))?)
}

/// The directory that all checkouts share: `tic-tac-toe` in `$XDG_CACHE_HOME` or else in `~/.cache`.
fn cache() -> Result<PathBuf> {
    // The XDG base directory specification ignores relative paths.
    let cache = env::var_os("XDG_CACHE_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    let cache = cache.or_else(|| Some(env::home_dir()?.join(".cache")));
    Ok(cache.context("there is no home directory to keep tools in; set XDG_CACHE_HOME")?.join("tic-tac-toe"))
}

/// Whether a program runs and prints this version of itself.
fn prints(sh: &Shell, program: &Path, version: &str) -> bool {
    let printed = cmd!(sh, "{program} --version").quiet().ignore_stderr().read();
    printed.is_ok_and(|printed| printed.split_whitespace().any(|word| word == version))
}

/// The version of the library wasm-bindgen in Cargo.lock, which the program has to equal.
fn version_of_library(sh: &Shell) -> Result<String> {
    let id = cmd!(sh, "cargo pkgid --locked wasm-bindgen").quiet().read()?;
    let (_, version) = id.rsplit_once('@').with_context(|| format!("`{id}` names no version of wasm-bindgen"))?;
    Ok(version.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn version_has_to_be_exact() {
        let sh = Shell::new().unwrap();
        let cargo = Path::new(env!("CARGO"));
        let version = env!("CARGO_PKG_RUST_VERSION");
        assert!(!prints(&sh, cargo, version.rsplit_once('.').unwrap().0));
        assert!(!prints(&sh, Path::new("no-such-program"), version));
        let printed = cmd!(sh, "{cargo} --version").quiet().read().unwrap();
        assert!(prints(&sh, cargo, printed.split_whitespace().nth(1).unwrap()));
    }

    #[test]
    fn trunk_has_the_version_that_its_own_file_asks_for() {
        let version = Crate::Trunk.version(&Shell::new().unwrap()).unwrap();
        assert!(include_str!("../../../Trunk.toml").contains(&format!("trunk-version = \"={version}\"")));
    }
}
