//! `esbuild`, which takes what only people need out of scripts and stylesheets.

use super::npm;
use super::pinned::PinnedTool;

/// The version of the npm package `esbuild`.
const VERSION: &str = "0.28.2";

/// The tool.
pub fn tool() -> PinnedTool {
    PinnedTool {
        name: "esbuild",
        version: VERSION.to_owned(),
        prints: VERSION.to_owned(),
        programs: &["esbuild"],
        directory: npm::PROGRAMS,
        takes: "some seconds, once",
        install: |version, into| npm::install("esbuild", version, into),
    }
}
