//! Checks whether the release is older than its inputs.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context, Result};

use crate::project::{files_in, target};

/// All inputs of a release.
const INPUTS: [&str; 13] = [
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "build.rs",
    "hosting",
    "index.html",
    "locales",
    "public",
    "rust-toolchain.toml",
    "src",
    "styles",
    "tools/package-lock.json",
    "xtask/src/build",
];

/// A copy of the last complete release's page, which names the digests of the other files. Its time is that of the release.
fn mark() -> PathBuf {
    target().join("site/complete")
}

/// Invalidates the last release, before a build that may fail.
pub fn forget() -> Result<()> {
    if mark().exists() {
        fs::remove_file(mark())?;
    }
    Ok(())
}

/// Records a complete release.
pub fn remember(dist: &Path) -> Result<()> {
    Ok(fs::write(mark(), page(dist)?)?)
}

fn page(dist: &Path) -> Result<String> {
    Ok(fs::read_to_string(dist.join("index.html"))?)
}

/// Returns whether the release is missing, incomplete, replaced by another build, or older than an input.
pub fn is_stale(dist: &Path) -> Result<bool> {
    let is_ours = fs::read_to_string(mark()).is_ok_and(|known| page(dist).is_ok_and(|page| page == known));
    if !is_ours {
        return Ok(true);
    }
    let mut files = Vec::new();
    for input in INPUTS.map(Path::new) {
        if input.is_dir() {
            files.extend(files_in(input)?.iter().map(|name| input.join(name)));
        } else {
            files.push(input.to_owned());
        }
    }
    let built = modified(&mark())?;
    for file in files {
        if modified(&file)? > built {
            return Ok(true);
        }
    }
    Ok(false)
}

fn modified(file: &Path) -> Result<SystemTime> {
    fs::metadata(file).and_then(|file| file.modified()).with_context(|| format!("{} cannot be read", file.display()))
}
