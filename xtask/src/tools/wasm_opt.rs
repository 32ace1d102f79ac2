//! `wasm-opt`, which shrinks WebAssembly; it is part of Binaryen.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use super::debian;
use super::pinned::{self, PinnedTool};
use super::search_path::SearchPath;
use super::version;
use crate::process;

/// The version of the npm package `binaryen`; `Trunk.toml` names the same.
const VERSION: &str = "132.0.0";

/// Provides the tool, and npm if that is needed to install it.
///
/// # Errors
///
/// When either cannot be installed.
pub fn provide(path: &mut SearchPath) -> Result<()> {
    let tool = tool();
    if pinned::is_missing(&tool, path)? {
        debian::provide(&["node", "npm"], &["nodejs", "npm"], "Node.js with npm", path)?;
    }
    pinned::provide(&tool, path)
}

fn tool() -> PinnedTool {
    PinnedTool {
        name: "wasm-opt",
        version: VERSION.to_owned(),
        prints: version::major(VERSION).to_owned(),
        programs: &["wasm-opt"],
        directory: "node_modules/.bin",
        takes: "some seconds, once",
        install,
    }
}

fn install(version: &str, into: &Path) -> Result<()> {
    let npm = SearchPath::from_environment().find("npm");
    let mut command = Command::new(npm.unwrap_or_else(|| "npm".into()));
    command
        .args(["install", "--no-audit", "--no-fund", "--no-save", "--ignore-scripts"])
        .args(["--loglevel", "error", "--prefix"])
        .arg(into)
        .arg(format!("binaryen@{version}"));
    process::run(&mut command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trunk_is_told_to_take_the_same_version() {
        let settings = include_str!("../../../Trunk.toml");
        let line = format!("wasm_opt = \"version_{}\"", tool().prints);
        assert!(settings.contains(&line), "{line}");
    }
}
