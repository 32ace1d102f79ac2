//! Paths of this project, relative to its top directory.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The release that `cargo xtask build` leaves.
pub const DIST: &str = "dist";

/// Where Cargo builds natively; everything else that commands write lies below it, too.
pub fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from)
}

/// The top directory of the project, as an absolute path.
pub fn top() -> Result<&'static Path> {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().context("xtask lies in no project")
}

/// Lists the files in a directory and below it, by their paths relative to the directory, in order.
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
