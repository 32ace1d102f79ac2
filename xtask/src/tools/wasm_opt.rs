//! `wasm-opt`, which shrinks WebAssembly; it is part of Binaryen.

use super::npm;
use super::pinned::PinnedTool;
use super::version;

/// The version of the npm package `binaryen`; `Trunk.toml` names the same.
const VERSION: &str = "132.0.0";

/// The tool.
pub fn tool() -> PinnedTool {
    PinnedTool {
        name: "wasm-opt",
        version: VERSION.to_owned(),
        prints: version::major(VERSION).to_owned(),
        programs: &["wasm-opt"],
        directory: npm::PROGRAMS,
        takes: "some seconds, once",
        install: |version, into| npm::install("binaryen", version, into),
    }
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
