//! axe-core, which looks for barriers in a page: a script that the tests have a page run.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use super::search_path::SearchPath;
use super::{cache, npm, pinned};

/// The version of the npm package `axe-core`.
const VERSION: &str = "4.14.1";

/// Where an installation keeps the script.
const SCRIPT: &str = "node_modules/axe-core/axe.min.js";

/// How the script begins, which names its version.
const BEGINNING: &str = "/*! axe v";

/// Installs it where it is not yet. It is no program, so that it fits if it says that it is of the right version.
///
/// # Errors
///
/// When it cannot be installed.
pub fn provide(path: &SearchPath) -> Result<()> {
    if fits(&find()?) {
        return Ok(());
    }
    npm::provide_npm(path)?;
    let _lock = cache::lock()?;
    let home = home()?;
    println!("Installing axe-core {VERSION} (some seconds, once) into {}", home.display());
    let partial = cache::directory()?.join("partial");
    pinned::clear(&partial)?;
    pinned::clear(&home)?;
    fs::create_dir_all(&partial)?;
    npm::install("axe-core", VERSION, &partial)?;
    let is_whole = fits(&partial.join(SCRIPT));
    ensure!(is_whole, "axe-core {VERSION} was installed, but its script is not there or of another version");
    fs::rename(&partial, &home).with_context(|| format!("axe-core cannot be moved to {}", home.display()))
}

/// Where its script is.
///
/// # Errors
///
/// When the cache has no place.
pub fn find() -> Result<PathBuf> {
    Ok(home()?.join(SCRIPT))
}

fn home() -> Result<PathBuf> {
    Ok(cache::directory()?.join(format!("axe-core-{VERSION}")))
}

fn fits(script: &Path) -> bool {
    fs::read_to_string(script).is_ok_and(|script| is_version(&script, VERSION))
}

/// Whether a script is axe-core of this version.
fn is_version(script: &str, version: &str) -> bool {
    script.strip_prefix(BEGINNING).and_then(|rest| rest.split_whitespace().next()) == Some(version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_exact_version_fits() {
        let script = "/*! axe v4.14.1\n * Copyright (c) 2015 - 2026 Deque Systems, Inc.\n */";
        assert!(is_version(script, "4.14.1"));
        for (other, version) in [(script, "4.14"), (script, "4.14.10"), ("", "4.14.1"), ("// axe v4.14.1", "4.14.1")] {
            assert!(!is_version(other, version), "{version}");
        }
        assert!(!fits(Path::new("no-such-file")));
    }
}
