//! A next release of the game.

use std::path::Path;

use tempfile::TempDir;

use super::offline::copy;

/// The hashed files that a release renames, by prefix and suffix. Files of languages contain their own names.
const RENAMED: [(&str, &str); 7] = [
    ("boot-", ".js"),
    ("offline-", ".js"),
    ("app-", "_bg.wasm"),
    ("app-", "_lazy.wasm"),
    ("lazy-", ".css"),
    ("analyzer-", ".js"),
    ("worker-", "_bg.wasm"),
];

/// The digits of the new names.
const NEW: &str = "0000000000";

/// Returns the path of the only hashed file of a release with this prefix and suffix.
pub fn hashed(release: &Path, (start, end): (&str, &str)) -> String {
    let names = std::fs::read_dir(release.join("assets")).unwrap();
    let mut names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names = names.by_ref().filter(|name| name.starts_with(start) && name.ends_with(end));
    let name = names.next().unwrap();
    assert_eq!(names.next(), None, "{start}…{end}");
    format!("assets/{name}")
}

/// Replaces a file of a release, which has no compressed copies then.
pub fn write(release: &Path, name: &str, content: impl AsRef<[u8]>) {
    remove(release, name);
    std::fs::write(release.join(name), content).unwrap();
}

/// Removes a file of a release with its compressed copies.
pub fn remove(release: &Path, name: &str) {
    for packed in ["", ".br", ".gz"] {
        drop(std::fs::remove_file(release.join(format!("{name}{packed}"))));
    }
}

/// Returns a next release with another title and other names of programs, scripts and style. It has no file under a name of
/// the release before, like a host after an update.
pub fn next_release() -> TempDir {
    let next = copy();
    let path = next.path();
    let mut texts = ["index.html", "sw.js"].map(|name| (name, std::fs::read_to_string(path.join(name)).unwrap()));
    for (start, end) in RENAMED {
        let old = hashed(path, (start, end));
        let new = format!("assets/{start}{NEW}{end}");
        for packed in ["", ".br", ".gz"] {
            let [old, new] = [&old, &new].map(|name| path.join(format!("{name}{packed}")));
            assert!(packed == ".gz" || packed == ".br" || old.exists());
            drop(std::fs::rename(old, new));
        }
        for (_, text) in &mut texts {
            *text = text.replace(&old, &new);
        }
    }
    for (name, text) in texts {
        write(path, name, text.replace("<title>", "<title>Newer "));
    }
    next
}
