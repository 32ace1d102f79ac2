//! Lists the files of a release for `public/sw.js`, which keeps them for when there is no network.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

/// The worker that keeps the files.
const WORKER: &str = "sw.js";

/// The page that starts the game, and the module that it is to load after that.
const PAGE: &str = "index.html";
const MODULE: &str = "offline.js";

/// Has the page start the worker, and tells the worker the files of the release and their contents, by their hashes. To
/// be called when all of them have their final names and contents.
///
/// # Errors
///
/// When a file cannot be read or written, or the page does not start the game as expected.
pub fn list(dist: &Path, files: &[String]) -> Result<()> {
    let page = dist.join(PAGE);
    fs::write(&page, with_worker(&fs::read_to_string(&page)?)?)?;
    let mut listed = BTreeMap::new();
    for name in files.iter().filter(|name| is_kept(name)) {
        let content = fs::read(dist.join(name)).with_context(|| format!("{name} cannot be read"))?;
        listed.insert(name.as_str(), content);
    }
    let worker = dist.join(WORKER);
    let script = fs::read_to_string(&worker).with_context(|| format!("{WORKER} cannot be read"))?;
    fs::write(worker, format!("{}{script}", release(&listed)))?;
    Ok(())
}

/// The page with the attribute by which `public/boot.js` knows that there is a worker to start.
fn with_worker(page: &str) -> Result<String> {
    let place = " data-wasm=";
    ensure!(page.matches(place).count() == 1, "the page does not start the game exactly once");
    Ok(page.replace(place, &format!(" data-worker={MODULE}{place}")))
}

/// Whether the worker keeps a file: not itself, what is only for hosts, developers and stores, nor anything twice.
fn is_kept(name: &str) -> bool {
    let is_for_others = name == WORKER
        || name == "_headers"
        || name == "custom-elements.json"
        || name.starts_with("screenshots/")
        || [".d.ts", ".br", ".gz"].iter().any(|end| name.ends_with(end));
    !is_for_others
}

/// The line of JavaScript that names a release and its files.
fn release(files: &BTreeMap<&str, Vec<u8>>) -> String {
    let mut all = Sha256::new();
    let mut entries = Vec::new();
    for (name, content) in files {
        let hash = BASE64_STANDARD.encode(Sha256::digest(content));
        entries.push(format!("{name:?}:\"sha256-{hash}\""));
        all.update(format!("{name}\n{hash}\n"));
    }
    let version: String = all.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    format!("const RELEASE={{version:\"{version}\",files:{{{}}}}};\n", entries.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_file_has_its_hash() {
        // The hash of the empty text is in RFC 6234's test vectors, there in hexadecimal digits.
        let line = release(&BTreeMap::from([("a/b.js", Vec::new())]));
        let expected = "files:{\"a/b.js\":\"sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\"}};\n";
        assert!(line.starts_with("const RELEASE={version:\"") && line.ends_with(expected), "{line}");
    }

    #[test]
    fn the_version_follows_names_and_contents() {
        let version = |name, content: &str| release(&BTreeMap::from([(name, content.into())]))[..40].to_owned();
        assert_eq!(version("a", "1"), version("a", "1"));
        assert_ne!(version("a", "1"), version("a", "2"));
        assert_ne!(version("a", "1"), version("b", "1"));
    }

    #[test]
    fn what_the_page_never_loads_is_not_kept() {
        for name in ["index.html", "app_bg.wasm", "icons/192.png", "manifest.webmanifest", "offline.js", "embed.html"] {
            assert!(is_kept(name), "{name}");
        }
        for name in ["sw.js", "_headers", "boot.js.br", "boot.js.gz", "screenshots/wide.png", "embed.d.ts"] {
            assert!(!is_kept(name), "{name}");
        }
    }

    #[test]
    fn the_page_names_the_module_once() {
        let page = "<script src=./boot.js data-js=./a.js data-wasm=./a.wasm></script>";
        let expected = "<script src=./boot.js data-js=./a.js data-worker=offline.js data-wasm=./a.wasm></script>";
        assert_eq!(with_worker(page).unwrap(), expected);
        assert!(with_worker("<p>").is_err());
    }
}
