//! Trunk: bundles the app and serves it for development.

use super::pinned::PinnedTool;
use super::rust;

/// The newest version that this project's compiler builds; `Trunk.toml` names the same.
const VERSION: &str = "0.21.14";

pub fn tool() -> PinnedTool {
    PinnedTool {
        name: "trunk",
        version: VERSION.to_owned(),
        prints: VERSION.to_owned(),
        programs: &["trunk"],
        directory: "bin",
        takes: "some minutes, once",
        install: |version, into| rust::install("trunk", version, into),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trunk_is_told_to_be_the_same_version() {
        let settings = include_str!("../../../Trunk.toml");
        assert!(settings.contains(&format!("trunk-version = \"={VERSION}\"")));
    }
}
