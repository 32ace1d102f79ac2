//! Paths of the project, relative to its root.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The output folder of `cargo xtask build`.
pub const DIST: &str = "dist";

/// The packages that native programs and tests are compiled with. With fewer packages, Cargo would compile dependencies again
/// with fewer features. Only releases need the package `release`.
pub const PACKAGES: [&str; 3] = ["--workspace", "--exclude", "release"];

/// Returns whether this is a run of continuous integration: what cannot run is a failure, and no later build can use
/// anything.
pub fn is_ci() -> bool {
    env::var("CI").is_ok_and(|value| value == "true")
}

/// Makes the root of the project the current directory.
///
/// # Errors
///
/// The directory in which Cargo compiled this program is gone.
pub fn enter() -> Result<()> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    env::set_current_dir(root).with_context(|| format!("{root} cannot be entered"))
}

/// Returns Cargo's target directory, which also contains all other generated files: the one of the running program, so that
/// every way to configure the directory is respected.
///
/// # Errors
///
/// The path of the running program is unknown.
pub fn target() -> Result<PathBuf> {
    let program = env::current_exe().context("the path of this program is unknown")?;
    let target = program.ancestors().nth(2).context("this program is not in a target directory")?;
    Ok(target.to_owned())
}

/// Returns the path of a program of the workspace in the development profile.
///
/// # Errors
///
/// The path of the running program is unknown.
pub fn program(name: &str) -> Result<PathBuf> {
    Ok(target()?.join("debug").join(name).with_extension(env::consts::EXE_EXTENSION))
}

/// Returns the files in a directory and its subdirectories as sorted relative paths.
///
/// # Errors
///
/// A directory cannot be read.
pub fn files_in(directory: &Path) -> Result<Vec<String>> {
    let mut files = Vec::new();
    let entries = fs::read_dir(directory).with_context(|| format!("{} cannot be read", directory.display()))?;
    for entry in entries {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.file_type()?.is_dir() {
            files.extend(files_in(&entry.path())?.into_iter().map(|file| format!("{name}/{file}")));
        } else {
            files.push(name);
        }
    }
    files.sort();
    Ok(files)
}
