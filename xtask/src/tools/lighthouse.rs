//! `lighthouse`, which judges pages.

use super::npm;
use super::pinned::PinnedTool;

/// The version of the npm package `lighthouse`: the last for which Node.js 18 suffices.
const VERSION: &str = "12.8.2";

/// The name of its program.
pub const PROGRAM: &str = "lighthouse";

/// The tool.
pub fn tool() -> PinnedTool {
    PinnedTool {
        name: PROGRAM,
        version: VERSION.to_owned(),
        prints: VERSION.to_owned(),
        programs: &[PROGRAM],
        directory: npm::PROGRAMS,
        takes: "about 200 MB, once",
        install: |version, into| npm::install(PROGRAM, version, into),
    }
}
