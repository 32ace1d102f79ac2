//! Checks whether the release is up to date with its inputs.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::digest;
use crate::project::{files_in, target};

/// All inputs of a release.
const INPUTS: [&str; 13] = [
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "build.rs",
    "hosting",
    "index.html",
    "locales",
    "public",
    "rust-toolchain.toml",
    "src",
    "styles",
    "tools/package-lock.json",
    "xtask/src/build",
];

/// Returns a digest of names and contents of all files at these paths.
fn digest_of(paths: &[&Path]) -> Result<String> {
    let mut parts = Vec::new();
    for path in paths {
        let files = match path.is_dir() {
            true => files_in(path)?.iter().map(|name| path.join(name)).collect(),
            false => vec![path.to_path_buf()],
        };
        for file in files {
            let content = fs::read(&file).with_context(|| format!("{} cannot be read", file.display()))?;
            parts.extend([file.display().to_string().into_bytes(), content]);
        }
    }
    Ok(digest::name(&parts))
}

/// The record of the last complete release: the digest of its inputs, and its page, which names the digests of its other
/// files.
fn record() -> PathBuf {
    target().join("site/complete")
}

/// Invalidates the last release, before a build that may fail, and returns the digest of the inputs.
pub fn begin() -> Result<String> {
    if record().exists() {
        fs::remove_file(record())?;
    }
    digest_of(&INPUTS.map(Path::new))
}

/// Records a complete release. Inputs that have changed since [`begin`] make it stale.
pub fn remember(inputs: &str, dist: &Path) -> Result<()> {
    Ok(fs::write(record(), inputs.to_owned() + &fs::read_to_string(dist.join("index.html"))?)?)
}

/// Returns whether the release is missing, incomplete, replaced by another build, or made of other inputs.
pub fn is_stale(dist: &Path) -> Result<bool> {
    let now = digest_of(&INPUTS.map(Path::new))?;
    let [page, known] = [dist.join("index.html"), record()].map(fs::read_to_string);
    Ok(!page.is_ok_and(|page| known.is_ok_and(|known| known == now + &page)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digest_follows_names_and_contents() {
        let folder = std::env::temp_dir().join(format!("stale-{}", std::process::id()));
        let digest_with = |name: &str, content: &str| {
            drop(fs::remove_dir_all(&folder));
            fs::create_dir_all(folder.join("src")).unwrap();
            fs::write(folder.join("src").join(name), content).unwrap();
            digest_of(&[&folder]).unwrap()
        };
        let first = digest_with("a.rs", "1");
        assert_eq!(digest_with("a.rs", "1"), first);
        assert_ne!(digest_with("a.rs", "2"), first);
        assert_ne!(digest_with("b.rs", "1"), first);
        fs::remove_dir_all(folder).unwrap();
    }
}
