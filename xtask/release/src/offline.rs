//! Lists the files of a release for the service worker `public/sw.js`.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::digest;
use crate::languages::is_language;
use xtask::project::files_in;

const WORKER: &str = "sw.js";

/// Adds the names and digests of all files to the service worker. All other files must be final.
pub fn list(dist: &Path) -> Result<()> {
    let (mut files, mut languages) = (Vec::new(), Vec::new());
    for name in files_in(dist)? {
        let list = match () {
            () if is_language(&name) => &mut languages,
            () if is_cached(&name) => &mut files,
            () => continue,
        };
        let content = fs::read(dist.join(&name)).with_context(|| format!("{name} cannot be read"))?;
        list.push((name, digest::integrity(&content)));
    }
    let worker = dist.join(WORKER);
    let script = fs::read_to_string(&worker).with_context(|| format!("{WORKER} cannot be read"))?;
    Ok(fs::write(worker, release(&files, &languages) + &script)?)
}

/// Returns whether the service worker caches a file from the start: not itself, nor languages, licenses, nor files for hosts,
/// host pages, developers, translators and app stores, nor icons, which browsers keep when they install the game.
pub fn is_cached(name: &str) -> bool {
    let is_for_others = [WORKER, "_headers", "custom-elements.json", "licenses.txt"].contains(&name)
        || is_language(name)
        || ["demonstration.", "embed.", "icons/", "manifest-", "screenshots/", "translate"]
            .iter()
            .any(|begin| name.starts_with(begin))
        || [".br", ".gz"].iter().any(|end| name.ends_with(end));
    !is_for_others
}

/// Returns the JavaScript line with the files. The digest of a file without a content hash only makes another line of another
/// release, which browsers notice.
fn release(files: &[(String, String)], languages: &[(String, String)]) -> String {
    let entries = |files: &[(String, String)]| {
        let entries: Vec<String> = files.iter().map(|(name, digest)| format!("{name:?}:{digest:?}")).collect();
        entries.join(",")
    };
    format!("const RELEASE={{files:{{{}}},languages:{{{}}}}};\n", entries(files), entries(languages))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_names_files_with_digests() {
        let files = [("a/b.js".to_owned(), "sha256-1".to_owned()), ("c".to_owned(), "sha256-2".to_owned())];
        let expected = "const RELEASE={files:{\"a/b.js\":\"sha256-1\"},languages:{\"c\":\"sha256-2\"}};\n";
        assert_eq!(release(&files[..1], &files[1..]), expected);
    }

    #[test]
    fn unused_files_are_not_cached() {
        for name in ["index.html", "assets/app-0123456789_bg.wasm", "icon.svg", "assets/offline-0123456789.js"] {
            assert!(is_cached(name), "{name}");
        }
        for name in [
            "sw.js",
            "_headers",
            "index.html.br",
            "licenses.txt",
            "icons/192.png",
            "screenshots/wide.webp",
            "embed.html",
            "embed.d.ts",
            "translate_compiler_bg.wasm",
            "assets/de-0123456789.txt",
        ] {
            assert!(!is_cached(name), "{name}");
        }
    }
}
