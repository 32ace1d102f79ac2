//! Tools that come as packages of npm.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use super::debian;
use super::pinned::{self, PinnedTool};
use super::search_path::SearchPath;
use crate::process;

/// Where npm keeps the programs of what it installs.
pub const PROGRAMS: &str = "node_modules/.bin";

/// Provides a tool, and npm if that is needed to install it.
///
/// # Errors
///
/// When either cannot be installed.
pub fn provide(tool: &PinnedTool, path: &mut SearchPath) -> Result<()> {
    if pinned::is_missing(tool, path)? {
        provide_npm(path)?;
    }
    pinned::provide(tool, path)
}

/// Provides npm itself.
///
/// # Errors
///
/// When it cannot be installed.
pub fn provide_npm(path: &SearchPath) -> Result<()> {
    debian::provide(&["node", "npm"], &["nodejs", "npm"], "Node.js with npm", path)
}

/// Installs one version of a package into a directory.
///
/// # Errors
///
/// When npm fails.
pub fn install(package: &str, version: &str, into: &Path) -> Result<()> {
    let npm = SearchPath::from_environment().find("npm");
    let mut command = Command::new(npm.unwrap_or_else(|| "npm".into()));
    command
        .args(["install", "--no-audit", "--no-fund", "--no-save", "--ignore-scripts"])
        .args(["--loglevel", "error", "--prefix"])
        .arg(into)
        .arg(format!("{package}@{version}"));
    process::run(&mut command)
}
