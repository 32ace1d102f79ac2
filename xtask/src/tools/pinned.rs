//! Tools that are needed in one exact version.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use super::cache;
use super::search_path::{SearchPath, find_in};
use super::version;

/// A tool, its one version that fits, and how to install it.
pub struct PinnedTool {
    /// What people call it.
    pub name: &'static str,
    /// The version of the package it comes in.
    pub version: String,
    /// The version that its programs print of themselves.
    pub prints: String,
    /// Its programs, all of which are needed.
    pub programs: &'static [&'static str],
    /// Where an installation keeps the programs.
    pub directory: &'static str,
    /// What an installation takes, for the people who wait for it.
    pub takes: &'static str,
    /// Installs this version into a directory.
    pub install: fn(version: &str, into: &Path) -> Result<()>,
}

impl PinnedTool {
    /// Whether all programs are found, run, and have the right version.
    fn fits(&self, find: impl Fn(&str) -> Option<PathBuf>) -> bool {
        self.programs.iter().all(|program| {
            find(program).and_then(|file| version::of(&file)).is_some_and(|version| version == self.prints)
        })
    }

    fn fits_in(&self, installation: &Path) -> bool {
        self.fits(|program| find_in(&installation.join(self.directory), program))
    }
}

/// Whether the tool would have to be installed now.
///
/// # Errors
///
/// When the cache has no place.
pub fn is_missing(tool: &PinnedTool, path: &SearchPath) -> Result<bool> {
    Ok(!tool.fits(|program| path.find(program)) && !tool.fits_in(&home(tool)?))
}

/// Makes the tool the one that is found first, installing it if it is nowhere yet.
///
/// # Errors
///
/// When the installation fails.
pub fn provide(tool: &PinnedTool, path: &mut SearchPath) -> Result<()> {
    if tool.fits(|program| path.find(program)) {
        return Ok(());
    }
    let home = home(tool)?;
    if !tool.fits_in(&home) {
        install(tool, &home)?;
    }
    path.prepend(home.join(tool.directory));
    Ok(())
}

fn home(tool: &PinnedTool) -> Result<PathBuf> {
    Ok(cache::directory()?.join(format!("{}-{}", tool.name, tool.version)))
}

/// Installs beside the final place and moves there only what was seen to run, so that an
/// interrupted installation leaves nothing that looks whole.
fn install(tool: &PinnedTool, home: &Path) -> Result<()> {
    let PinnedTool { name, version, .. } = tool;
    let _lock = cache::lock()?;
    if tool.fits_in(home) {
        return Ok(());
    }
    println!("Installing {name} {version} ({}) into {}", tool.takes, home.display());
    let partial = cache::directory()?.join("partial");
    clear(&partial)?;
    clear(home)?;
    fs::create_dir_all(&partial)?;
    (tool.install)(version, &partial).with_context(|| format!("{name} cannot be installed"))?;
    ensure!(tool.fits_in(&partial), "{name} {version} was installed but does not run or prints another version");
    fs::rename(&partial, home).with_context(|| format!("{name} cannot be moved to {}", home.display()))
}

/// Removes a directory, if it is there.
pub fn clear(directory: &Path) -> Result<()> {
    if directory.exists() {
        fs::remove_dir_all(directory).with_context(|| format!("{} cannot be removed", directory.display()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tool that is always there: Cargo, which prints the version that is asked for here.
    fn cargo(prints: &str) -> PinnedTool {
        PinnedTool {
            name: "cargo",
            version: prints.to_owned(),
            prints: prints.to_owned(),
            programs: &["cargo"],
            directory: "bin",
            takes: "no time",
            install: |_, _| unreachable!(),
        }
    }

    #[test]
    fn only_the_exact_version_fits() {
        let path = SearchPath::from_environment();
        let find = |program: &str| path.find(program);
        let installed = version::of(&path.find("cargo").unwrap()).unwrap();
        assert!(cargo(&installed).fits(find));
        assert!(!cargo("0.0.1").fits(find));
    }

    #[test]
    fn a_tool_needs_all_its_programs() {
        let path = SearchPath::from_environment();
        let installed = version::of(&path.find("cargo").unwrap()).unwrap();
        let tool = PinnedTool { programs: &["cargo", "no-such-program"], ..cargo(&installed) };
        assert!(!tool.fits(|program| path.find(program)));
    }

    #[test]
    fn nothing_fits_in_an_empty_place() {
        assert!(!cargo("1.0.0").fits_in(Path::new("no-such-directory")));
    }
}
