//! Checks whether the release is older than its inputs.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context, Result};

use super::digest;
use crate::project::{files_in, target};

/// All inputs of a release.
const INPUTS: [&str; 12] = [
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "build.rs",
    "index.html",
    "locales",
    "public",
    "rust-toolchain.toml",
    "src",
    "styles",
    "tools/package-lock.json",
    "xtask/src/build",
];

/// The file with the digest of the last release's page. Its time is that of the release.
fn mark() -> PathBuf {
    target().join("site/published")
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

/// Returns whether the release is missing, incomplete, replaced, or older than an input.
pub fn is_stale(dist: &Path) -> Result<bool> {
    let is_ours = fs::read_to_string(mark()).is_ok_and(|known| page(dist).is_ok_and(|page| page == known));
    if !is_ours {
        return Ok(true);
    }
    let built = modified(&mark())?;
    for input in INPUTS.map(Path::new) {
        let files = if input.is_dir() { files_in(input)? } else { Vec::new() };
        for file in files.iter().map(|name| input.join(name)).chain(input.is_file().then(|| input.to_owned())) {
            if modified(&file)? > built {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

/// Returns the digest of the page, which names all other files.
fn page(dist: &Path) -> Result<String> {
    Ok(digest::integrity(&fs::read(dist.join("index.html"))?))
}

fn modified(file: &Path) -> Result<SystemTime> {
    fs::metadata(file).and_then(|file| file.modified()).with_context(|| format!("{} cannot be read", file.display()))
}
