//! A next release of the game.

use std::path::Path;

use super::offline::copy;
use base64::prelude::{BASE64_STANDARD, Engine as _};
use browser_tests::prelude::*;
use sha2::{Digest as _, Sha256};

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

/// Returns the value of the attribute `integrity` for a file.
fn integrity(content: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(content)))
}

/// Returns a file with another content that works like it: with an empty line, or an empty custom section of a program.
fn changed(name: &str, mut content: Vec<u8>) -> Vec<u8> {
    content.extend_from_slice(if name.ends_with(".wasm") { &[0, 1, 0] } else { b"\n" });
    content
}

/// Returns a next release with another title, and with other names and contents of programs, scripts, style and languages. It has
/// no file under a name of the release before, like a host after an update.
pub fn next_release() -> TempDir {
    let next = copy();
    let path = next.path();
    // Names and digests, before and after.
    let mut changes = Vec::new();
    let update = |text: &str, changes: &[(String, String)]| {
        changes.iter().fold(text.to_owned(), |text, (before, after)| text.replace(before, after))
    };
    for (start, end) in RENAMED {
        let (old, new) = (hashed(path, (start, end)), format!("assets/{start}{NEW}{end}"));
        let before = std::fs::read(path.join(&old)).unwrap();
        let after = match std::str::from_utf8(&before) {
            Ok(text) => update(text, &changes).into_bytes(),
            Err(_) => before.clone(),
        };
        let after = changed(&new, after);
        remove(path, &old);
        write(path, &new, &after);
        changes.extend([(old, new), (integrity(&before), integrity(&after))]);
    }
    for old in languages(path) {
        let (start, rest) = old.rsplit_once('-').unwrap();
        let (hash, end) = rest.split_once('.').unwrap();
        let new = format!("{start}-{NEW}.{end}");
        let before = std::fs::read_to_string(path.join(&old)).unwrap();
        let data = &before[HEAD..];
        let after = locale_compiler::head(&format!("./assets/*-{NEW}.{end}"), data) + data;
        remove(path, &old);
        write(path, &new, &after);
        let pattern = (format!("*-{hash}.{end}"), format!("*-{NEW}.{end}"));
        changes.extend([(old, new), (integrity(before.as_bytes()), integrity(after.as_bytes())), pattern]);
    }
    for name in ["index.html", "sw.js"] {
        let text = std::fs::read_to_string(path.join(name)).unwrap();
        write(path, name, update(&text, &changes).replace("<title>", "<title>Newer "));
    }
    next
}

/// Returns the names of the files of languages.
fn languages(release: &Path) -> Vec<String> {
    let names = std::fs::read_dir(release.join("assets")).unwrap();
    let names = names.map(|entry| format!("assets/{}", entry.unwrap().file_name().into_string().unwrap()));
    names.filter(|name| name.ends_with(".txt")).collect()
}
