//! cargo-fuzz: builds the fuzz targets and runs them. Only an unstable compiler can build them.

use anyhow::Result;

use super::debian;
use super::pinned::{self, PinnedTool};
use super::rust;
use super::search_path::SearchPath;

/// The version of cargo-fuzz.
const VERSION: &str = "0.13.2";

/// The toolchain, of one day, so that the targets are built alike everywhere.
pub const TOOLCHAIN: &str = "nightly-2026-05-20";

/// Says what is needed, and provides it: the toolchain, the compiler for the part of the fuzzer that is written
/// in C++, and the tool.
///
/// # Errors
///
/// When one of them is missing and cannot be installed.
pub fn provide(path: &mut SearchPath) -> Result<()> {
    println!(
        "Fuzzing needs the toolchain {TOOLCHAIN} from rustup, a C++ compiler, and cargo-fuzz {VERSION}; \
         what is missing is installed first."
    );
    rust::provide_toolchain(TOOLCHAIN)?;
    debian::provide(&["c++"], &["g++"], "a C++ compiler", path)?;
    pinned::provide(&tool(), path)
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
