//! Checks whether the release is up to date with its inputs.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

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

/// The inputs of a release: path and time of the last change of each file.
pub struct Inputs(String);

impl Inputs {
    /// Reads the present inputs.
    fn read() -> Result<Self> {
        Self::list(&INPUTS.map(Path::new))
    }

    fn list(paths: &[&Path]) -> Result<Self> {
        let mut list = String::new();
        for path in paths {
            let files = match path.is_dir() {
                true => files_in(path)?.iter().map(|name| path.join(name)).collect(),
                false => vec![path.to_path_buf()],
            };
            for file in files {
                let modified = fs::metadata(&file).and_then(|file| file.modified());
                let modified = modified.with_context(|| format!("{} cannot be read", file.display()))?;
                list += &format!("{} {modified:?}\n", file.display());
            }
        }
        Ok(Self(list))
    }

    /// Returns the record of a release of these inputs. Its page names the digests of its other files.
    fn record(&self, dist: &Path) -> Result<String> {
        Ok(format!("{}{}", self.0, fs::read_to_string(dist.join("index.html"))?))
    }
}

/// The record of the last complete release.
fn record() -> PathBuf {
    target().join("site/complete")
}

/// Invalidates the last release, before a build that may fail, and returns the inputs of the build.
pub fn begin() -> Result<Inputs> {
    if record().exists() {
        fs::remove_file(record())?;
    }
    Inputs::read()
}

/// Records a complete release. Inputs that have changed since [`begin`] make it stale.
pub fn remember(inputs: &Inputs, dist: &Path) -> Result<()> {
    Ok(fs::write(record(), inputs.record(dist)?)?)
}

/// Returns whether the release is missing, incomplete, replaced by another build, or made of other inputs.
pub fn is_stale(dist: &Path) -> Result<bool> {
    let now = Inputs::read()?.record(dist);
    Ok(!now.is_ok_and(|now| fs::read_to_string(record()).is_ok_and(|known| known == now)))
}

#[cfg(test)]
mod tests {
    use super::*;

    use std::env;
    use std::fs::File;
    use std::time::{Duration, SystemTime};

    #[test]
    fn every_change_of_a_file_changes_the_list() {
        let folder = env::temp_dir().join(format!("stale-{}", std::process::id()));
        fs::create_dir_all(folder.join("src")).unwrap();
        let list = || Inputs::list(&[&folder]).unwrap().0;
        let write = |name: &str, age: u64| {
            let file = File::create(folder.join(name)).unwrap();
            file.set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000_000 - age)).unwrap();
        };
        write("src/a.rs", 9);
        let first = list();
        assert_eq!(list(), first);
        // A file moved over another may be older.
        write("src/a.rs", 99);
        let older = list();
        fs::rename(folder.join("src/a.rs"), folder.join("src/b.rs")).unwrap();
        let renamed = list();
        write("src/c.rs", 999);
        let added = list();
        fs::remove_file(folder.join("src/b.rs")).unwrap();
        let deleted = list();
        let all = [first, older, renamed, added, deleted];
        assert!((1..all.len()).all(|number| !all[..number].contains(&all[number])), "{all:#?}");
        fs::remove_dir_all(folder).unwrap();
    }
}
