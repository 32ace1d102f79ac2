//! Checks whether the release is up to date with its inputs.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use xshell::{Shell, cmd};
use xtask::project::{files_in, target};

use crate::digest;
use crate::programs::Flags;

/// All files that a release is made of.
const INPUTS: [&str; 16] = [
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "build.rs",
    "crates",
    "hosting",
    "index.html",
    "locales",
    "public",
    "src",
    "styles",
    "tools/compress.mjs",
    "tools/package-lock.json",
    "xtask/bindgen",
    "xtask/release/src",
    "xtask/src/trunk.rs",
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

/// Returns a digest of all inputs of a release: files, flags and compiler.
pub fn digest_of_inputs(sh: &Shell, flags: Flags) -> Result<String> {
    let compiler = cmd!(sh, "rustc --version").quiet().read()?;
    let files = digest_of(&INPUTS.map(Path::new))?;
    Ok(digest::name(&[files, format!("{flags:?}"), compiler]))
}

/// Waits until no other process builds a release in this checkout. Closing the file lets the next one begin.
pub fn lock() -> Result<File> {
    let file = File::create(target()?.join("release.lock"))?;
    if file.try_lock().is_err() {
        println!("Waiting for another build of the release");
        file.lock()?;
    }
    Ok(file)
}

/// The record of the last complete release: the digest of its inputs, and its page, which names the digests of its other
/// files.
fn record() -> Result<PathBuf> {
    Ok(target()?.join("site/complete"))
}

/// Forgets the last release, before a build that may fail.
pub fn forget() -> Result<()> {
    let record = record()?;
    if record.exists() {
        fs::remove_file(record)?;
    }
    Ok(())
}

/// Records a complete release. Inputs that have changed since the build began make it stale.
pub fn remember(inputs: &str, dist: &Path) -> Result<()> {
    Ok(fs::write(record()?, inputs.to_owned() + &fs::read_to_string(dist.join("index.html"))?)?)
}

/// Returns whether the release is missing, incomplete, replaced by another build, or made of other inputs.
pub fn is_stale(inputs: &str, dist: &Path) -> Result<bool> {
    let [page, known] = [dist.join("index.html"), record()?].map(fs::read_to_string);
    Ok(!page.is_ok_and(|page| known.is_ok_and(|known| known == inputs.to_owned() + &page)))
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
