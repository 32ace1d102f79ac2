//! The font that the pictures of the page are written in, so that they are the same on every machine.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};

use super::search_path::SearchPath;
use super::{cache, debian, npm};

/// The npm package, and its version.
const PACKAGE: &str = "@fontsource-variable/open-sans";
const VERSION: &str = "5.3.0";
/// The font in it: Latin letters, upright, in every weight.
const FILE: &str = "files/open-sans-latin-wght-normal.woff2";

/// Provides the font, and npm if that is needed to install it.
///
/// # Errors
///
/// When it cannot be installed.
pub fn provide(path: &SearchPath) -> Result<()> {
    if find().is_ok() {
        return Ok(());
    }
    debian::provide(&["node", "npm"], &["nodejs", "npm"], "Node.js with npm", path)?;
    let _lock = cache::lock()?;
    if find().is_ok() {
        return Ok(());
    }
    let home = home()?;
    println!("Installing the font Open Sans {VERSION} (some seconds, once) into {}", home.display());
    let partial = cache::directory()?.join("partial");
    for directory in [&partial, &home] {
        if directory.exists() {
            fs::remove_dir_all(directory).with_context(|| format!("{} cannot be removed", directory.display()))?;
        }
    }
    fs::create_dir_all(&partial)?;
    npm::install(PACKAGE, VERSION, &partial)?;
    fs::rename(&partial, &home).with_context(|| format!("the font cannot be moved to {}", home.display()))?;
    find().map(drop)
}

/// Finds the font.
///
/// # Errors
///
/// When it is missing.
pub fn find() -> Result<PathBuf> {
    let file = home()?.join("node_modules").join(PACKAGE).join(FILE);
    ensure!(file.is_file(), "the font of the pictures is needed and was not found");
    Ok(file)
}

fn home() -> Result<PathBuf> {
    Ok(cache::directory()?.join(format!("open-sans-{VERSION}")))
}
