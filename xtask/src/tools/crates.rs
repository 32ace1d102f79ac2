//! Programs from crates.io in exact versions. CONTRIBUTING.md gives the reasons for the versions.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use xshell::{Shell, cmd};
use xtask::project;

use super::prepend_to_path;

/// A program from crates.io.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Crate {
    /// Bundles and serves the app.
    Trunk,
    /// The same, in any version that `Trunk.toml` permits.
    AnyTrunk,
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
            Self::Trunk | Self::AnyTrunk => ("trunk", "0.21.14"),
            Self::WasmBindgen => ("wasm-bindgen-cli", "0.2.129"),
            Self::Geckodriver => ("geckodriver", "0.37.1"),
            Self::CargoFuzz => ("cargo-fuzz", "0.13.2"),
            Self::CargoMutants => ("cargo-mutants", "27.1.0"),
        }
    }

    /// Puts the program on the shell's `PATH` unless it is there: the cached one, which it installs if necessary.
    pub fn provide(self, sh: &Shell) -> Result<()> {
        if self.is_installed(sh) {
            return Ok(());
        }
        let home = self.home(sh)?;
        prepend_to_path(sh, &home.join("bin"))?;
        if self.is_installed(sh) { Ok(()) } else { self.install(sh, &home) }
    }

    /// Returns whether the program on the shell's `PATH` has a suitable version.
    fn is_installed(self, sh: &Shell) -> bool {
        let command = match self {
            Self::Trunk | Self::AnyTrunk => cmd!(sh, "trunk"),
            Self::WasmBindgen => cmd!(sh, "wasm-bindgen"),
            Self::Geckodriver => cmd!(sh, "geckodriver"),
            Self::CargoFuzz => cmd!(sh, "cargo fuzz"),
            Self::CargoMutants => cmd!(sh, "cargo mutants"),
        };
        let printed = command.arg("--version").quiet().ignore_stderr().read().unwrap_or_default();
        printed.split_whitespace().any(|word| self.accepts(word))
    }

    /// Returns whether a printed version is suitable.
    fn accepts(self, version: &str) -> bool {
        match self {
            Self::AnyTrunk => is_at_least_0_21(version),
            _ => version == self.package().1,
        }
    }

    /// Returns the directory of this version. All checkouts share it, in `$XDG_CACHE_HOME` or `~/.cache`, unless that
    /// cannot be written.
    fn home(self, sh: &Shell) -> Result<PathBuf> {
        let (name, version) = self.package();
        let name = format!("{name}-{version}");
        let cache = env::var_os("XDG_CACHE_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
        let cache = cache.or_else(|| Some(env::home_dir()?.join(".cache")));
        let shared = cache.map(|cache| cache.join("tic-tac-toe").join(&name));
        match shared.filter(|home| sh.create_dir(home.join("bin")).is_ok()) {
            Some(shared) => Ok(shared),
            None => Ok(project::target()?.join("tools").join(name)),
        }
    }

    /// Installs the exact version from source.
    fn install(self, sh: &Shell, home: &Path) -> Result<()> {
        let (name, version) = self.package();
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
}

/// Returns whether a version of Trunk is one that `Trunk.toml` permits.
fn is_at_least_0_21(version: &str) -> bool {
    let mut numbers = version.split(['.', '-']).map(str::parse::<u32>);
    match (numbers.next(), numbers.next()) {
        (Some(Ok(major)), Some(Ok(minor))) => (major, minor) >= (0, 21),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn version_of_wasm_bindgen_is_that_of_the_library() {
        let (_, bindgen) = Crate::WasmBindgen.package();
        assert!(include_str!("../../../Cargo.toml").contains(&format!("wasm-bindgen = \"={bindgen}\"")));
    }

    #[test]
    fn play_accepts_every_trunk_that_the_configuration_permits() {
        assert!(include_str!("../../../Trunk.toml").contains("trunk-version = \">=0.21.0\""));
        for version in [Crate::Trunk.package().1, "0.21.0", "0.22.1", "1.0.0-rc.1"] {
            assert!(Crate::AnyTrunk.accepts(version), "{version}");
        }
        for version in ["0.20.3", "trunk", ""] {
            assert!(!Crate::AnyTrunk.accepts(version), "{version}");
        }
        assert!(!Crate::Trunk.accepts("0.22.1"));
    }
}
