//! cargo-fuzz: builds the fuzz targets and runs them. Only an unstable compiler can build them.

use anyhow::{Context, Result};

use super::pinned::{self, PinnedTool};
use super::rust;
use super::search_path::SearchPath;

/// The version of cargo-fuzz.
const VERSION: &str = "0.13.2";

/// The toolchain, of one day, so that the targets are built alike everywhere.
pub const TOOLCHAIN: &str = "nightly-2026-05-20";

/// Provides the toolchain and the tool.
///
/// # Errors
///
/// Says what is needed when either cannot be installed.
pub fn provide(path: &mut SearchPath) -> Result<()> {
    rust::provide_toolchain(TOOLCHAIN).and_then(|()| pinned::provide(&tool(), path)).with_context(|| {
        format!("fuzzing needs rustup with the toolchain {TOOLCHAIN}, a C++ compiler, and cargo-fuzz {VERSION}")
    })
}

fn tool() -> PinnedTool {
    PinnedTool {
        name: "cargo-fuzz",
        version: VERSION.to_owned(),
        prints: VERSION.to_owned(),
        programs: &["cargo-fuzz"],
        directory: "bin",
        takes: "about a minute, once",
        install: |version, into| rust::install("cargo-fuzz", version, into),
    }
}
