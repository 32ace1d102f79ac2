//! Paths of the project, relative to its root.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The output folder of `cargo xtask build`.
pub const DIST: &str = "dist";

/// Returns Cargo's target directory, which also contains all other generated files.
pub fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from)
}

/// Returns the files in a directory and its subdirectories as sorted relative paths.
pub fn files_in(directory: &Path) -> Result<Vec<String>> {
    let mut files = Vec::new();
    let entries = fs::read_dir(directory).with_context(|| format!("{} cannot be read", directory.display()))?;
    for entry in entries {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.file_type()?.is_dir() {
            files.extend(files_in(&entry.path())?.into_iter().map(|file| format!("{name}/{file}")));
        } else {
            files.push(name);
        }
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_at_every_depth() {
        let files = files_in(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
        for name in ["Cargo.toml", "src/main.rs", "src/tools/mod.rs"] {
            assert!(files.iter().any(|file| file == name), "{name}");
        }
    }
}
