//! The command of wasm-bindgen, which must be of the same version as its library.

use std::process::Command;

use anyhow::{Context, Result};

use super::pinned::PinnedTool;
use super::rust;
use crate::process;

/// The tool in the version that Cargo.lock has of the library.
///
/// # Errors
///
/// When Cargo.lock has none, or several.
pub fn tool() -> Result<PinnedTool> {
    let id = process::read(Command::new("cargo").args(["pkgid", "--locked", "wasm-bindgen"]))?;
    let version = version_in(&id).with_context(|| format!("`{id}` names no version"))?;
    Ok(PinnedTool {
        name: "wasm-bindgen",
        version: version.to_owned(),
        prints: version.to_owned(),
        programs: &["wasm-bindgen", "wasm-bindgen-test-runner"],
        directory: "bin",
        takes: "some minutes, once",
        install: |version, into| rust::install("wasm-bindgen-cli", version, into),
    })
}

/// The version that ends a [package ID][specification].
///
/// [specification]: https://doc.rust-lang.org/cargo/reference/pkgid-spec.html
fn version_in(package_id: &str) -> Option<&str> {
    package_id.trim().rsplit_once('@').map(|(_, version)| version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_ends_a_package_id() {
        let id = "registry+https://github.com/rust-lang/crates.io-index#wasm-bindgen@0.2.100\n";
        assert_eq!(version_in(id), Some("0.2.100"));
        assert_eq!(version_in("wasm-bindgen"), None);
    }

    #[test]
    fn the_lock_file_has_one() {
        assert!(tool().unwrap().version.starts_with("0.2."));
    }
}
