//! Lists the files of a release for the service worker `public/sw.js`.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::digest;
use crate::project::files_in;

const WORKER: &str = "sw.js";

/// Adds the names and digests of all files to the service worker. All other files must be final.
pub fn list(dist: &Path) -> Result<()> {
    let mut files = Vec::new();
    for name in files_in(dist)?.into_iter().filter(|name| is_cached(name)) {
        let content = fs::read(dist.join(&name)).with_context(|| format!("{name} cannot be read"))?;
        files.push((name, digest::integrity(&content)));
    }
    let worker = dist.join(WORKER);
    let script = fs::read_to_string(&worker).with_context(|| format!("{WORKER} cannot be read"))?;
    Ok(fs::write(worker, format!("{}{script}", release(&files)))?)
}

/// Returns whether the service worker caches a file: not itself, nor files for hosts, host pages, developers and app stores,
/// nor icons, which browsers keep when they install the game.
pub fn is_cached(name: &str) -> bool {
    let is_for_others = [WORKER, "_headers", "custom-elements.json"].contains(&name)
        || ["demonstration.", "embed.", "icons/", "screenshots/"].iter().any(|begin| name.starts_with(begin))
        || [".br", ".gz"].iter().any(|end| name.ends_with(end));
    !is_for_others
}

/// Returns the JavaScript line with version and files.
fn release(files: &[(String, String)]) -> String {
    let entries: Vec<String> = files.iter().map(|(name, digest)| format!("{name:?}:{digest:?}")).collect();
    let entries = entries.join(",");
    format!("const RELEASE={{version:\"{}\",files:{{{entries}}}}};\n", digest::name(&[entries.clone().into_bytes()]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn version_follows_names_and_contents() {
        let release = |name: &str, digest: &str| release(&[(name.to_owned(), digest.to_owned())]);
        let line = release("a/b.js", "sha256-1");
        assert!(
            line.starts_with("const RELEASE={version:\"") && line.ends_with("{\"a/b.js\":\"sha256-1\"}};\n"),
            "{line}"
        );
        let version = |line: String| line.split('"').nth(1).map(str::to_owned);
        assert_ne!(version(release("a", "1")), version(release("a", "2")));
        assert_ne!(version(release("a", "1")), version(release("b", "1")));
    }

    #[test]
    fn unused_files_are_not_cached() {
        for name in ["index.html", "assets/app-0123456789_bg.wasm", "icon.svg", "offline.js"] {
            assert!(is_cached(name), "{name}");
        }
        for name in
            ["sw.js", "_headers", "index.html.br", "icons/192.png", "screenshots/wide.webp", "embed.html", "embed.d.ts"]
        {
            assert!(!is_cached(name), "{name}");
        }
    }
}
