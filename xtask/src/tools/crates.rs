//! Programs from crates.io in exact versions. CONTRIBUTING.md gives the reasons for the versions.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use xshell::{Shell, cmd};

use super::prepend_to_path;

/// A program from crates.io.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
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

impl Crate {
    /// Returns name and version of the package.
    pub const fn package(self) -> (&'static str, &'static str) {
        match self {
            Self::Trunk => ("trunk", "0.21.14"),
            Self::WasmBindgen => ("wasm-bindgen-cli", "0.2.129"),
            Self::Geckodriver => ("geckodriver", "0.37.1"),
            Self::CargoFuzz => ("cargo-fuzz", "0.13.2"),
            Self::CargoMutants => ("cargo-mutants", "27.1.0"),
        }
    }

    /// Returns whether the program on the shell's `PATH` has this version.
    pub fn is_installed(self, sh: &Shell) -> bool {
        let command = match self {
            Self::Trunk => cmd!(sh, "trunk"),
            Self::WasmBindgen => cmd!(sh, "wasm-bindgen"),
            Self::Geckodriver => cmd!(sh, "geckodriver"),
            Self::CargoFuzz => cmd!(sh, "cargo fuzz"),
            Self::CargoMutants => cmd!(sh, "cargo mutants"),
        };
        let printed = command.arg("--version").quiet().ignore_stderr().read();
        printed.is_ok_and(|printed| printed.split_whitespace().any(|word| word == self.package().1))
    }

    /// Prepends the cached program to `PATH` unless the program there has this version.
    pub fn add_to_path(self, sh: &Shell) -> Result<()> {
        if self.is_installed(sh) { Ok(()) } else { prepend_to_path(sh, &self.home()?.join("bin")) }
    }

    /// Returns the directory of this version, shared by all checkouts: in `$XDG_CACHE_HOME` or `~/.cache`.
    fn home(self) -> Result<PathBuf> {
        let (name, version) = self.package();
        let cache = env::var_os("XDG_CACHE_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
        let cache = cache.or_else(|| Some(env::home_dir()?.join(".cache")));
        let cache = cache.context("there is no home directory for tools; set XDG_CACHE_HOME")?;
        Ok(cache.join("tic-tac-toe").join(format!("{name}-{version}")))
    }

    /// Installs the exact version: as a binary by cargo-binstall if possible, or else from source.
    pub fn install(self, sh: &Shell) -> Result<()> {
        let ((name, version), home) = (self.package(), self.home()?);
        if cmd!(sh, "cargo binstall -V").quiet().ignore_stderr().read().is_ok() {
            let options = ["--no-confirm", "--disable-strategies", "compile"];
            let ready_made = cmd!(sh, "cargo binstall {options...} --root {home} --version {version} {name}");
            if ready_made.quiet().run().is_ok() && self.is_installed(sh) {
                return Ok(());
            }
        }
        // The default features add TLS; these programs use only local connections.
        let options = ["--locked", "--no-track", "--force", "--no-default-features"];
        cmd!(sh, "cargo install {name} --version {version} {options...} --root {home}")
            .envs(FAST_BUILD)
            .env_remove("CARGO_TARGET_DIR")
            .quiet()
            .run()
            .with_context(|| format!("{name} {version} cannot be installed"))?;
        ensure!(self.is_installed(sh), "{name} {version} was installed, but does not run");
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_match_their_configuration() {
        let (_, trunk) = Crate::Trunk.package();
        assert!(include_str!("../../../Trunk.toml").contains(&format!("trunk-version = \"={trunk}\"")));
        let (_, bindgen) = Crate::WasmBindgen.package();
        assert!(include_str!("../../../Cargo.toml").contains(&format!("wasm-bindgen = \"={bindgen}\"")));
    }
}
