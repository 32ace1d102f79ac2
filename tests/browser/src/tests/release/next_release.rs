//! A next release of the game.

use std::path::Path;

use base64::prelude::{BASE64_STANDARD, Engine as _};
use browser_tests::prelude::*;
use sha2::{Digest as _, Sha256};
use xshell::TempDir;

/// The hashed files that a release renames besides the languages, by prefix and suffix. The start script of the worker contains
/// the digest of its program.
const RENAMED: [(&str, &str); 10] = [
    ("boot-", ".js"),
    ("frame-", ".js"),
    ("offline-", ".js"),
    ("app-", "_bg.wasm"),
    ("app-", "_lazy.wasm"),
    ("app-", "_extras.wasm"),
    ("app-", "_games.wasm"),
    ("lazy-", ".css"),
    ("worker-", "_bg.wasm"),
    ("analyzer-", ".js"),
];

/// The digits of the new names.
const NEW: &str = "0000000000";

/// The number of digits at the beginning of a file of a language.
const HEAD: usize = 8;

/// Returns the paths of the hashed files of a release with this prefix and suffix.
fn all_hashed(release: &Path, start: &str, end: &str) -> Vec<String> {
    let names = std::fs::read_dir(release.join("assets")).unwrap();
    let names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.filter(|name| name.starts_with(start) && name.ends_with(end)).map(|name| format!("assets/{name}")).collect()
}

/// Returns the path of the only one of them.
pub fn hashed(release: &Path, (start, end): (&str, &str)) -> String {
    let [name] = <[String; 1]>::try_from(all_hashed(release, start, end)).expect("one file");
    name
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

/// Returns the value of the attribute `integrity` for a file.
fn integrity(content: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(content)))
}

/// Returns a file with another content that works like it: with an empty line, or an empty custom section of a program.
pub fn altered(name: &str, mut content: Vec<u8>) -> Vec<u8> {
    content.extend_from_slice(if name.ends_with(".wasm") { &[0, 1, 0] } else { b"\n" });
    content
}

/// Returns a next release with another title, and with other names and contents of programs, scripts, style and languages. It has
/// no file under a name of the release before, like a host after an update.
pub fn next_release() -> TempDir {
    let next = copy_of_dist();
    let path = next.path();
    // Names and digests, before and after.
    let mut changes: Vec<(String, String)> = Vec::new();
    let update = |text: &str, changes: &[(String, String)]| {
        changes.iter().fold(text.to_owned(), |text, (before, after)| text.replace(before, after))
    };
    let replace = |old: String, new: String, before: &[u8], after: &[u8]| {
        remove(path, &old);
        write(path, &new, after);
        [(old, new), (integrity(before), integrity(after))]
    };
    for (start, end) in RENAMED {
        let (old, new) = (hashed(path, (start, end)), format!("assets/{start}{NEW}{end}"));
        let before = std::fs::read(path.join(&old)).unwrap();
        let after = std::str::from_utf8(&before).map_or(before.clone(), |text| update(text, &changes).into_bytes());
        let after = altered(&new, after);
        changes.extend(replace(old, new, &before, &after));
    }
    for old in all_hashed(path, "", ".txt") {
        let (start, hash) = old.strip_suffix(".txt").unwrap().rsplit_once('-').unwrap();
        changes.push((format!("*-{hash}.txt"), format!("*-{NEW}.txt")));
        let new = format!("{start}-{NEW}.txt");
        let before = std::fs::read_to_string(path.join(&old)).unwrap();
        let data = &before[HEAD..];
        let after = locale_compiler::head(&format!("./assets/*-{NEW}.txt"), data) + data;
        changes.extend(replace(old, new, before.as_bytes(), after.as_bytes()));
    }
    for name in ["index.html", "sw.js"] {
        let text = std::fs::read_to_string(path.join(name)).unwrap();
        write(path, name, update(&text, &changes).replace("<title>", "<title>Newer "));
    }
    next
}
